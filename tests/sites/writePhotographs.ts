import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accents, photographsSite } from './environment.mjs'
import { makePhotographs } from './works/photographs.ts'

const works = {
  video: { en: 'The sea at *dusk | night*', de: 'Das Meer *am Abend | bei Nacht*' },
  image: {
    en: '*Misty | Green | Snowy* mountains',
    de: '*Neblige | Grüne | Verschneite* Berge',
  },
  'feature-video': [{ en: 'The lights of a city', de: 'Die Lichter einer Stadt' }],
  'feature-image': [
    { en: 'An orange, a lemon and a plum', de: 'Eine Orange, eine Zitrone und eine Pflaume' },
    { en: 'A head of plaster', de: 'Ein Kopf aus Gips' },
  ],
  'feature-chat': [{ en: 'Ridges the color of plums', de: 'Bergkämme in der Farbe von Pflaumen' }],
  'feature-organize': [{ en: 'The sea at noon', de: 'Das Meer am Mittag' }],
  'feature-share': [{ en: 'Mountains in autumn', de: 'Berge im Herbst' }],
  closing: { en: 'Mountains at dawn', de: 'Berge im Morgengrauen' },
}

/** Where the photographs are kept, which all of these sites show. */
const made = '.cache/sites/photographs'

/** Writes the launched site anew, with a photograph in every place and an accent of its own. */
export async function writePhotographs(accent: keyof typeof accents): Promise<void> {
  // Made once: they take half a minute.
  if (!existsSync(join(made, 'closing.jpg'))) await makePhotographs(made)
  const folder = photographsSite(accent).SITE
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(made, join(folder, 'media'), { recursive: true })
  const { light, dark } = accents[accent]
  const identity = { colors: { light: { accent: light }, dark: { accent: dark } } }
  const text = readFileSync('tests/sites/launched/site.yaml', 'utf8')
  const added = [`identity: ${JSON.stringify(identity)}`, `works: ${JSON.stringify(works)}`]
  writeFileSync(join(folder, 'site.yaml'), `${text}${added.join('\n')}\n`)
}
