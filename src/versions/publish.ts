import type { Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { defaultLanguage } from '../languages/index.ts'
import {
  dateText,
  daysAfter,
  daysBetween,
  figuresOf,
  isFactKey,
  type LegalDocumentName,
  OperatorError,
  renderFact,
  type Site,
  type TextFile,
  textFile,
} from '../model/index.ts'
import {
  type Change,
  copyTree,
  type DocumentText,
  type EditedDocument,
  factReferences,
  nodesOf,
  stringify,
  textIn,
  walkNodes,
  writeOutFacts,
} from '../texts/index.ts'
import { changedSections, textsOf, versionText, wordings } from './drafts.ts'
import { timelines } from './timeline.ts'
import {
  dateFault,
  type FrozenHead,
  publishedVersions,
  versionFolder,
  writeFrozen,
} from './version.ts'

/**
 * How far a notice falls short of what a document promises, by the version in force, whatever the facts say now;
 * undefined where it does not.
 * @param given the day it is given and the day it is about, ISO 8601
 */
export function shortNotice(
  site: Site,
  document: LegalDocumentName,
  kind: keyof NonNullable<FrozenHead['notice']>,
  [from, to]: readonly [from: string, to: string],
) {
  const { inForce } = timelines(site)[document]
  const frozen = inForce.texts.get(defaultLanguage)?.head.notice?.[kind]
  const promised = frozen ?? figuresOf(site.config)[`notice.${kind}`].amount
  const given = daysBetween(from, to)
  const first = dateText(daysAfter(from, promised), defaultLanguage)
  return given < promised ? { given, promised, first } : undefined
}

/** Where a text is in the company's folder, or is once it has been taken over: a copy has the same lines. */
function ownFile({ folder }: Site, { name, language }: DocumentText): string {
  return `${folder}/texts/${textFile(name, language)}`
}

/**
 * A checked and interpolated document as Markdown for good: what the page shows now, with its figures and
 * names written out, in the form that the compiler reads.
 * @throws OperatorError while the text shows placeholders
 */
function frozenBody(site: Site, text: DocumentText): string {
  // A copy, because the same tree becomes the page's HTML.
  const root: Root = { type: 'root', children: copyTree([...nodesOf(text.document)]) }
  const placeholders = new Set<string>()
  walkNodes(root, node => {
    const { className, id } = node.data?.hProperties ?? {}
    if (node.type === 'emphasis' && [className].flat().includes('placeholder')) {
      placeholders.add(plainText(node))
    }
    // The id goes back to where the compiler found it.
    if (node.type === 'heading') node.children.push({ type: 'text', value: ` {#${id}}` })
  })
  if (placeholders.size > 0) {
    const message = `still shows ${[...placeholders].join(', ')}. Supply these in ${site.source.file} before you publish, or: npm run setup`
    throw new OperatorError([{ file: ownFile(site, text), message }])
  }
  writeOutFacts(root)
  return stringify(root)
}

/** The files of a document as a version, one a language; whether it may be published is checked before. */
export function freeze(
  site: Site,
  document: LegalDocumentName,
  publishedOn: string,
): readonly TextFile[] {
  const texts = textsOf(site, document, publishedOn)
  const languages = texts.map(({ language }) => language)
  const last = publishedVersions(site)[document].at(-1)
  const figures = figuresOf(site.config)
  return texts.map(text => {
    const { lastUpdated: _, languages: _offered, ...stated } = text.frontMatter
    const head: FrozenHead = {
      ...{ ...stated, publishedOn, languages },
      notice: {
        materialChanges: figures['notice.materialChanges'].amount,
        subProcessors: figures['notice.subProcessors'].amount,
      },
      ...(last && { follows: last.version }),
    }
    return {
      file: `${versionFolder(site, document, stated.version)}/${text.language}.md`,
      text: writeFrozen(head, frozenBody(site, text)),
    }
  })
}

function quoted(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 59).trim()}…` : text}”`
}

function figuresIn(text: string): string {
  return text.match(/\d+(?:[.,]\d+)*/g)?.join(', ') ?? 'none'
}

/** Words with single spaces between them. */
function plain(words: string): string {
  return words.replaceAll(/\s+/g, ' ')
}

/** What makes a version more than an editorial one: whole blocks, figures, facts and choices that differ. */
function materialDifferences(
  site: Site,
  before: DocumentText,
  after: EditedDocument,
): readonly string[] {
  const differences = changedSections(before, after).flatMap(({ id, status, blocks }) => {
    if (status === 'inserted' || status === 'deleted') return `the section ${id}`
    return blocks.flatMap(({ parts, movedTo }) => {
      const changes: readonly Change[] = parts.flat()
      const kinds = new Set(changes.map(({ kind }) => kind))
      if (!movedTo && kinds.size === 1 && !kinds.has('same')) {
        return `a block in ${id}: ${quoted(changes.map(({ text }) => text).join(' '))}`
      }
      const [old, current] = wordings([before, after], changes).map(figuresIn)
      return old === current ? [] : `a figure in ${id}: ${old} → ${current}`
    })
  })
  const [known = '', today = ''] = [before, after].map(({ document }) =>
    plain(Array.from(nodesOf(document), node => plainText(node)).join('\n')),
  )
  const facts = factReferences(after.source.text).flatMap(({ key, form }) => {
    if (!isFactKey(key)) return []
    const words = plain(renderFact(site, key, after.language, form).text)
    return known.includes(words) || !today.includes(words) ? [] : `${key}: ${quoted(words)}`
  })
  return [...new Set([...differences, ...facts])]
}

/** The day that Regulation (EU) 2024/1689 entered into force. */
const LAW_APPLIED = '2024-08-01'

/**
 * Refuses what would have to be taken back once readers have seen it, or what they would not understand.
 * @throws OperatorError with the line of the field that says so
 */
function refuseFaulty(
  site: Site,
  first: EditedDocument,
  texts: readonly EditedDocument[],
  publishedOn: string,
): void {
  const { name, frontMatter } = first
  const { version, effective, nextReview, editorial } = frontMatter
  const published = publishedVersions(site)[name]
  const last = published.at(-1)
  const refuse = (field: string, message: string, text = first): never => {
    throw new OperatorError([{ file: ownFile(site, text), line: text.lineOf(field), message }])
  }
  const refuseDay = (message: string) => {
    throw new OperatorError([{ file: `--published ${publishedOn}`, message }])
  }
  const again = `Give the text a higher number in every language (npm run legal -- edit ${name} takes it), then publish it`
  if (published.some(earlier => earlier.version === version)) {
    const folder = versionFolder(site, name, version)
    refuse('version', `version ${version} is already published, in ${folder}. ${again}`)
  }
  if (publishedOn < LAW_APPLIED) {
    const why = `is before ${LAW_APPLIED}, when a law that the documents apply entered into force`
    refuseDay(`${why}. Correct the year`)
  }
  if (publishedOn > site.today) refuseDay(`lies ahead of ${site.today}. Publish it on that day`)
  const fault = dateFault({ publishedOn, effective }, last)
  if (fault) refuse('effective', `version ${version} ${fault}. Write a later day`)
  if (nextReview && nextReview <= effective) {
    const why = `its review on ${nextReview} does not come after ${effective}`
    refuse('nextReview', `${why}. Write a later day`)
  }
  if (!last) return
  if (version.localeCompare(last.version, 'en', { numeric: true }) <= 0) {
    const why = `version ${version} does not come after ${last.version}, the last that was published`
    refuse('version', `${why}. ${again}`)
  }
  if (publishedOn < site.today) {
    const why = `version ${version} comes after ${last.version}, and its readers have notice from the day they can see it`
    refuseDay(`is before ${site.today}: ${why}. Leave the day out`)
  }
  if (editorial !== undefined) {
    for (const text of texts) {
      if (!last.texts.has(text.language)) continue
      const found = materialDifferences(site, versionText(last, text.language), text)
      if (found.length === 0) continue
      const message = `version ${version} is called editorial, but differs from ${last.version} in ${found.slice(0, 5).join('; ')}. Take "editorial" out of every language and write a summary, or take these changes back`
      refuse('editorial', message, text)
    }
    return
  }
  const short = shortNotice(site, name, 'materialChanges', [publishedOn, effective])
  if (short) {
    const message = `version ${version} takes effect with ${short.given} days of notice; ${short.promised} are promised. The first possible day is ${short.first}; where nothing material changes, say so with "editorial"`
    refuse('effective', message)
  }
  const message = `has no summary of version ${version}. Write what changes in a sentence or two, for those who are told of it: summary: "…"`
  const without = texts.filter(text => text.frontMatter.summary === undefined)
  const faults = without.map(text => ({ file: ownFile(site, text), line: 1, message }))
  if (faults.length > 0) throw new OperatorError(faults)
}

/**
 * What publishing a document writes: the files of the version, one a language.
 * @param publishedOn ISO 8601
 * @throws OperatorError where it must not be published, or not like this
 */
export function publish(site: Site, document: LegalDocumentName, publishedOn: string) {
  const texts = textsOf(site, document, publishedOn)
  const first = textIn(texts, document, defaultLanguage)
  refuseFaulty(site, first, texts, publishedOn)
  const files = freeze(site, document, publishedOn)
  return { document, version: first.frontMatter.version, files }
}
