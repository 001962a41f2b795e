import type * as v from 'valibot'
import type { Language } from '../languages/languages.ts'
import { factReferences } from '../model/factReferences.ts'
import type { Site, TextFile } from '../model/site.ts'
import { checkContent } from './checks.ts'
import { applyConditions, nameStatuteLanguages } from './conditions.ts'
import { fillReferences } from './fill.ts'
import { fillMessages } from './fillMessages.ts'
import { readFrontMatter } from './frontMatter.ts'
import { parse } from './parse.ts'
import { isFaulty, type ParsedText, textSource } from './text.ts'

interface TextOptions<Entries extends v.ObjectEntries> {
  readonly language: Language
  /** What its front matter has to state; left out for texts without one. */
  readonly entries?: Entries
}

/**
 * The one way from a Markdown file to a resolved tree: parse, check, apply conditions, fill in facts.
 * What is wrong is reported in the text's source.
 */
export function parseText<const Entries extends v.ObjectEntries>(
  site: Site,
  file: TextFile,
  { language, entries }: TextOptions<Entries>,
): ParsedText<Entries> {
  const source = textSource(file, language)
  const tree = parse(file.text)
  checkContent(source, site)
  const frontMatter = entries && readFrontMatter(source, entries)
  applyConditions(tree, site.conditions)
  nameStatuteLanguages(tree)
  if (!isFaulty(source)) {
    fillReferences(site, tree, language, frontMatter?.values)
    fillMessages(site, tree, language)
  }
  return {
    ...{ source, frontMatter, tree },
    references: factReferences(file.text),
  }
}
