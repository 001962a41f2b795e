import type { TextBehind } from '../../src/launch/situation.ts'
import type { Site } from '../../src/model/site.ts'
import { confirmedTexts, statedTexts } from '../legal/confirmed.ts'
import { blockingStates, placeOf } from '../legal/showStatus.ts'

/** The texts of a site that no longer say what their English text says. */
export function textsBehind(site: Site): readonly TextBehind[] {
  return statedTexts(confirmedTexts(site)).flatMap(stated => {
    const behind = stated.blocks.filter(({ state }) => blockingStates.includes(state))
    const [first] = behind
    if (!first) return []
    const { name, text } = stated
    return [
      {
        ...{ name, language: text.language, location: placeOf(stated, first) },
        blocks: behind.length,
      },
    ]
  })
}
