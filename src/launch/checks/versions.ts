import { shownSections } from '../../content/documents.ts'
import { compareDocuments } from '../../legal/comparison/compareDocuments.ts'
import type { ParsedDocument } from '../../legal/parsedDocument.ts'
import { frozenTree } from '../../legal/versions/frozenDocument.ts'
import type { PublishedVersion } from '../../legal/versions/publishedVersion.ts'
import type { Finding } from '../finding.ts'
import { inDefaultLanguage, type LaunchSituation, placeInFrontMatter } from '../situation.ts'

/** Texts that are worked on and not shown, because an earlier version is published. */
export function drafts(situation: LaunchSituation): Finding[] {
  return inDefaultLanguage(situation).flatMap(document => {
    const { name, frontMatter } = document
    const published = situation.versions[name]
    if (!frontMatter || published.length === 0) return []
    if (published.some(({ version }) => version === frontMatter.version)) return []
    return {
      id: `version:draft.${name}`,
      severity: 'note' as const,
      actor: 'legal' as const,
      what: `Version ${frontMatter.version} of ${name} is a draft: the site shows what is published`,
      where: placeInFrontMatter(document, 'version'),
      why: 'A published document changes by a new version, not in silence.',
      todo: `When it is ready: npm run legal -- publish ${name}`,
    }
  })
}

function changedSections(
  { name, source, document }: ParsedDocument,
  version: PublishedVersion,
): readonly string[] {
  const shown = shownSections(name)
  const sections = document.sections.filter(({ id }) => shown.includes(id))
  const { tree } = frozenTree(version, source.language)
  return compareDocuments(tree, { ...document, sections })
    .filter(({ status }) => status !== 'unchanged')
    .map(({ id }) => id)
}

/** Texts that are no longer what was published under their version. */
export function editedVersions(situation: LaunchSituation): Finding[] {
  return inDefaultLanguage(situation).flatMap(document => {
    const { name, frontMatter } = document
    const version = situation.versions[name].find(
      published => published.version === frontMatter?.version,
    )
    const changed = version ? changedSections(document, version) : []
    if (!version || changed.length === 0) return []
    return {
      id: `version:edited.${name}`,
      severity: 'warning' as const,
      actor: 'legal' as const,
      what: `${name} is no longer what was published as version ${version.version}: ${changed.join(', ')}`,
      where: placeInFrontMatter(document, 'version'),
      why: 'Those who cite a version have to find its words; figures and names of src/site.ts are words too.',
      todo: 'Give it a new version, marked as editorial if nothing material changed, and publish it.',
    }
  })
}
