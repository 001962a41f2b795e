import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { readManifest } from '../buildUnderTest.ts'
import { attribute } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { pages } from './sitePages.ts'

const faceRule = /@font-face\{[^}]*\}/g

const policy = new Map(readManifest().headers).get('Content-Security-Policy')

/** What holds only where motion is welcome, with the blocks in it and those in these. */
const motionRules =
  /@media \(prefers-reduced-motion:no-preference\)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

eachOf('every page', pages, ({ file }, check) => {
  const page = builtPage(file)
  const styles = Array.from(page.html.matchAll(/<style>(.*?)<\/style>/gs), ([, text = '']) => text)
  const css = styles.join('')

  check('has no style that browsers refuse by the policy of the site', () => {
    for (const style of styles) {
      const hash = createHash('sha256').update(style).digest('base64')
      expect(policy).toContain(`'sha256-${hash}'`)
    }
  })

  check('has a value for every custom property that it uses', () => {
    const names = (pattern: RegExp) => Array.from(page.html.matchAll(pattern), ([, name]) => name)
    const defined = new Set(names(/(--[\w-]+):/g))
    const used = names(/var\((--[\w-]+)\)/g)
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter(name => !defined.has(name))).toEqual([])
  })

  check('can be read before its typefaces have arrived', () => {
    const loaded = (css.match(faceRule) ?? []).filter(rule => rule.includes('url('))
    expect(loaded).toHaveLength(3)
    expect(loaded.filter(rule => !rule.includes('font-display:swap'))).toEqual([])
  })

  check('fades into the next page only where motion is welcome', () => {
    expect(css).toContain('@view-transition')
    expect(css.replaceAll(motionRules, '')).not.toContain('@view-transition')
  })

  check('asks no other origin for anything', () => {
    // These only name an address.
    const named = ['canonical', 'alternate', 'me']
    const asked = page
      .all('link, [src], [srcset], [poster]')
      .filter(element => !named.includes(attribute(element, 'rel')))
      .flatMap(element => [
        ...['href', 'src', 'poster'].map(name => attribute(element, name)),
        ...attribute(element, 'srcSet').split(/,\s+/),
      ])
      .concat(Array.from(css.matchAll(/url\("?([^)"]*)/g), ([, address = '']) => address))
      .filter(Boolean)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter(address => !/^(?:\/(?!\/)|data:|#)/.test(address))).toEqual([])
  })
})
