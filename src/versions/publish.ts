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
  nodesOf,
  stringify,
  textIn,
  walkNodes,
  writeOutFacts,
} from '../texts/index.ts'
import { changedSections, frozenDocument, textsOf, wordings } from './drafts.ts'
import { timelines } from './timeline.ts'
import {
  dateFault,
  type FrozenHead,
  publishedVersions,
  versionFolder,
  writeFrozen,
} from './version.ts'

/** The days of notice that a document promises: those of the version in force, whatever the facts say now. */
export function promisedNotice(
  site: Site,
  document: LegalDocumentName,
  kind: keyof NonNullable<FrozenHead['notice']>,
): number {
  const { inForce } = timelines(site)[document]
  const promised = inForce.texts.get(defaultLanguage)?.head.notice?.[kind]
  return promised ?? figuresOf(site.config)[`notice.${kind}`].amount
}

/** Where a text is in the company's folder, or is once it has been taken over: a copy has the same lines. */
function ownFile({ folder }: Site, { name, language }: DocumentText): string {
  return `${folder}/texts/${textFile(name, language)}`
}

/** The labels that a text still shows in place of what the company has to supply. */
function placeholdersIn(root: Root): readonly string[] {
  const labels = new Set<string>()
  walkNodes(root, node => {
    if (node.type !== 'emphasis') return
    const classes = [node.data?.hProperties?.className].flat()
    if (classes.includes('placeholder')) labels.add(plainText(node))
  })
  return [...labels]
}

/**
 * A checked and interpolated document as Markdown for good: what the page shows now, with its figures and
 * names written out, in the form that the compiler reads.
 * @throws OperatorError while the text shows placeholders
 */
function frozenBody(site: Site, text: DocumentText): string {
  // A copy, because the same tree becomes the page's HTML.
  const root: Root = { type: 'root', children: copyTree([...nodesOf(text.document)]) }
  const placeholders = placeholdersIn(root)
  if (placeholders.length > 0) {
    const message = `still shows ${placeholders.join(', ')}. Supply these in ${site.source.file} before you publish, or: npm run setup`
    throw new OperatorError([{ file: ownFile(site, text), message }])
  }
  walkNodes(root, node => {
    if (node.type !== 'heading') return
    // The id goes back to where the compiler found it.
    node.children.push({ type: 'text', value: ` {#${node.data?.hProperties?.id}}` })
  })
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

const numbers = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? []

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
      const [old, current] = wordings([before, after], changes).map(numbers)
      const figures = [old, current].map(found => found?.join(', ') || 'none')
      return figures[0] === figures[1] ? [] : `a figure in ${id}: ${figures.join(' → ')}`
    })
  })
  const wordsOf = ({ document }: DocumentText) =>
    plain(
      nodesOf(document)
        .map(node => plainText(node))
        .join('\n'),
    )
  const [known, today] = [wordsOf(before), wordsOf(after)]
  const facts = after.references.flatMap(({ key, form }) => {
    if (!isFactKey(key)) return []
    const words = plain(renderFact(site, key, after.language, form).text)
    return known.includes(words) || !today.includes(words) ? [] : `${key}: ${quoted(words)}`
  })
  return [...new Set([...differences, ...facts])]
}

function plain(words: string): string {
  return words.replaceAll(/\s+/g, ' ')
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
  const published = publishedVersions(site)[first.name]
  const { version, effective, nextReview, editorial } = first.frontMatter
  const last = published.at(-1)
  const refuse = (field: string, message: string, text = first): never => {
    throw new OperatorError([{ file: ownFile(site, text), line: text.lineOf(field), message }])
  }
  const again = `Give the text a higher number in every language (npm run legal -- edit ${first.name} takes it), then publish it`
  if (published.some(earlier => earlier.version === version)) {
    const folder = versionFolder(site, first.name, version)
    refuse('version', `version ${version} is already published, in ${folder}. ${again}`)
  }
  const refuseDay = (message: string) => {
    throw new OperatorError([{ file: `--published ${publishedOn}`, message }])
  }
  if (publishedOn < LAW_APPLIED) {
    refuseDay(
      `is before ${LAW_APPLIED}, when a law that the documents apply entered into force. Correct the year`,
    )
  }
  if (publishedOn > site.today) refuseDay(`lies ahead of ${site.today}. Publish it on that day`)
  const fault = dateFault({ publishedOn, effective }, last)
  if (fault) refuse('effective', `version ${version} ${fault}. Write a later day`)
  if (nextReview && nextReview <= effective) {
    refuse(
      'nextReview',
      `its review on ${nextReview} does not come after ${effective}. Write a later day`,
    )
  }
  if (!last) return
  if (version.localeCompare(last.version, 'en', { numeric: true }) <= 0) {
    const message = `version ${version} does not come after ${last.version}, the last that was published. ${again}`
    refuse('version', message)
  }
  if (publishedOn < site.today) {
    const why = `version ${version} comes after ${last.version}, and its readers have notice from the day they can see it`
    refuseDay(`is before ${site.today}: ${why}. Leave the day out`)
  }
  if (editorial !== undefined) {
    for (const text of texts) {
      const frozen = last.texts.get(text.language)
      if (!frozen) continue
      const found = materialDifferences(site, frozenDocument(first.name, frozen), text)
      if (found.length === 0) continue
      const message = `version ${version} is called editorial, but differs from ${last.version} in ${found.slice(0, 5).join('; ')}. Take "editorial" out of every language and write a summary, or take these changes back`
      refuse('editorial', message, text)
    }
    return
  }
  const promised = promisedNotice(site, first.name, 'materialChanges')
  const given = daysBetween(publishedOn, effective)
  if (given < promised) {
    const day = dateText(daysAfter(publishedOn, promised), defaultLanguage)
    const message = `version ${version} takes effect with ${given} days of notice; ${promised} are promised. The first possible day is ${day}; where nothing material changes, say so with "editorial"`
    refuse('effective', message)
  }
  const without = texts.filter(text => text.frontMatter.summary === undefined)
  if (without.length === 0) return
  throw new OperatorError(
    without.map(text => ({
      ...{ file: ownFile(site, text), line: 1 },
      message: `has no summary of version ${version}. Write what changes in a sentence or two, for those who are told of it: summary: "…"`,
    })),
  )
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
