import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { siteFolder } from '../buildUnderTest.ts'
import { queriesOf } from '../sites/tree.ts'

/** A page of the build, parsed. */
export interface BuiltPage {
  /** Below the folder of the site. */
  readonly file: string
  readonly html: string
  /** All elements that a CSS selector matches. */
  readonly all: (selector: string) => Element[]
  /** The first element that a CSS selector matches; throws where there is none. */
  readonly one: (selector: string) => Element
}

/** Pages that were read before: many tests look at each. */
const readPages = new Map<string, BuiltPage>()

/** A page of the build by its file, for example `de/privacy-policy.html`. */
export function builtPage(file: string): BuiltPage {
  const path = join(siteFolder, file)
  const page = readPages.get(path) ?? readPage(file, path)
  readPages.set(path, page)
  return page
}

function readPage(file: string, path: string): BuiltPage {
  const html = readFileSync(path, 'utf8')
  const { all, first } = queriesOf(fromHtml(html))
  return {
    file,
    html,
    all,
    one(selector) {
      const element = first(selector)
      if (element) return element
      throw new Error(`${file} has no ${selector}`)
    },
  }
}
