import { oncePerSite, type Site } from '../site/index.ts'
import { parse, walkNodes } from '../texts/index.ts'
import { publishedVersions } from './publishedVersions.ts'
import type { Version } from './version.ts'

/** A link of a published text to a place of the site. */
export interface FrozenLink {
  readonly version: Version
  /** The address as the text has it: `/report#illegal`, `#contact`. */
  readonly url: string
}

/** Every link within the site that published texts have: nobody may edit them, so none of them stops a build. */
export const frozenLinks = oncePerSite((site: Site): readonly FrozenLink[] => {
  const links: FrozenLink[] = []
  for (const version of Object.values(publishedVersions(site)).flat()) {
    for (const { body } of version.texts.values()) {
      walkNodes(parse(body), node => {
        if (node.type === 'link' && /^[#/]/.test(node.url)) links.push({ version, url: node.url })
      })
    }
  }
  return links
})
