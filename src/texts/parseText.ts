import type * as v from 'valibot'
import type { Language } from '../languages/languages.ts'
import { factReferences } from '../model/factReferences.ts'
import type { Site, TextFile } from '../model/site.ts'
import { fillReferences } from './fillReferences.ts'
import { readFrontMatter } from './frontMatter.ts'
import { parse } from './parse.ts'
import type { ParsedText } from './parsedText.ts'
import { content } from './rules/content.ts'
import { figures } from './rules/figures.ts'
import { guarded } from './rules/guarded.ts'
import { references } from './rules/references.ts'
import type { TextRule } from './rules/rule.ts'
import { isFaulty, textSource } from './source.ts'
import { nameStatuteLanguages } from './statuteLanguages.ts'
import { applyConditions, questionsIn } from './whenContainers.ts'

/** What every text of the site has to follow, whatever its kind. */
const rules: readonly TextRule[] = [references, figures, content, guarded]

interface TextOptions<Entries extends v.ObjectEntries> {
  readonly language: Language
  /** What its front matter has to state; left out for texts without one. */
  readonly entries?: Entries
  /** Conditions that hold everywhere in the text. */
  readonly holding?: readonly string[]
}

/**
 * The one way from a Markdown file to a resolved tree: parse, check, apply conditions, fill in facts.
 * What is wrong is reported in the text's source.
 */
export function parseText<const Entries extends v.ObjectEntries>(
  site: Site,
  file: TextFile,
  { language, entries, holding = [] }: TextOptions<Entries>,
): ParsedText<Entries> {
  const source = textSource(file, language)
  const tree = parse(file.text)
  for (const rule of rules) rule({ source, tree, holding }, site)
  const asked = questionsIn(tree)
  const frontMatter = entries && readFrontMatter(source, entries)
  applyConditions(tree, site.conditions)
  nameStatuteLanguages(tree)
  if (!isFaulty(source)) fillReferences(site, tree, language, frontMatter?.values)
  return {
    ...{ source, frontMatter, tree, conditions: asked },
    references: factReferences(file.text),
  }
}
