import { type ShownWorks, shownPlaces } from '../../media/shownWorks.ts'

/** What the hero says about the pictures that nobody made with the app; undefined where there are none. */
export function drawnNote(works: ShownWorks): 'hero.drawn' | 'hero.drawnOthers' | undefined {
  const own = shownPlaces.filter(place => works[place])
  if (own.length === 0) return 'hero.drawn'
  return own.length < shownPlaces.length ? 'hero.drawnOthers' : undefined
}
