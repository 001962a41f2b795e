import type { Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { OperatorError, versionTextFile } from '../folder/index.ts'
import { defaultLanguage } from '../languages/index.ts'
import { figuresOf, type LegalDocumentName, type Site, type TextFile } from '../site/index.ts'
import {
  copyTree,
  type DocumentText,
  nodesOf,
  stringify,
  textIn,
  walkNodes,
  writeOutFacts,
} from '../texts/index.ts'
import { dataLines } from './dataItemsInForce.ts'
import { editedTexts } from './drafts.ts'
import { type FrozenHead, writeFrozen } from './frozenText.ts'
import { keepValues } from './keptValues.ts'
import {
  type Candidate,
  checkPublication,
  companyFile,
  isNamed,
  type PublicationOptions,
} from './publicationChecks.ts'
import { publishedVersions } from './publishedVersions.ts'
import { type PublishedVersion, withdrawalOf } from './version.ts'

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
    throw new OperatorError([{ file: companyFile(site, text), message }])
  }
  writeOutFacts(root)
  return stringify(root)
}

/**
 * The files of a document as a version, one a language, as it is on the day it takes effect; whether it may be
 * published is checked before.
 */
export function freeze(
  site: Site,
  document: LegalDocumentName,
  publishedOn: string,
): readonly TextFile[] {
  const texts = editedTexts(site, document, publishedOn)
  const languages = texts.map(({ language }) => language)
  const published = publishedVersions(site)[document]
  const figures = figuresOf(site.config)
  return texts.map(text => {
    const { lastUpdated: _, languages: _offered, ...textHead } = text.frontMatter
    // One that this version withdraws never applied: without its folder, earlier releases read the others.
    const replaced = published.findLast(
      version => version.effective < textHead.effective && !withdrawalOf(version, published),
    )
    const head: FrozenHead = {
      ...textHead,
      publishedOn,
      languages,
      notice: {
        materialChanges: figures['notice.materialChanges'].amount,
        subProcessors: figures['notice.subProcessors'].amount,
      },
      ...(replaced && { follows: replaced.version }),
    }
    return {
      file: versionTextFile(site, { document, version: textHead.version }, text.language),
      text: writeFrozen(head, frozenBody(site, text)),
    }
  })
}

/** A version that is about to be written. */
export interface NewVersion {
  readonly document: LegalDocumentName
  readonly version: string
  /** Its text in each language, and the values that it was published with. */
  readonly files: readonly TextFile[]
}

/**
 * What publishing documents writes. A value that several documents state changes in all of them at once.
 * @throws OperatorError where one must not be published, or not like this
 */
export function publish(
  site: Site,
  documents: readonly LegalDocumentName[],
  options: PublicationOptions,
): readonly NewVersion[] {
  const { withdraws = [] } = options
  const candidates = documents.map((document): Candidate => {
    const texts = editedTexts(site, document, options.publishedOn)
    const published = publishedVersions(site)[document]
    const last = published.at(-1)
    const isWithdrawing =
      last !== undefined && last.effective > options.publishedOn && isNamed(last, withdraws)
    const isReplaced = (version: PublishedVersion) =>
      !withdrawalOf(version, published) && !(isWithdrawing && version === last)
    return {
      publishedOn: options.publishedOn,
      effective: options.effective,
      site,
      isWithdrawing,
      texts,
      first: textIn(texts, document, defaultLanguage),
      last,
      replaced: published.findLast(isReplaced),
    }
  })
  checkPublication(site, candidates, withdraws)
  return candidates.map(({ first: { name, frontMatter } }) => {
    const version = { document: name, version: frontMatter.version }
    const keptFile = keepValues(site, version, site.source.text, dataLines(site.dataItems))
    return { ...version, files: [...freeze(site, name, options.publishedOn), keptFile] }
  })
}
