import { isTranslations } from '../../site/translations.ts'
import type { Finding } from '../finding.ts'
import { siteLeaves } from '../siteLeaves.ts'
import { type LaunchSituation, locateField } from '../situation.ts'

/** Hosts that are nobody's site (RFC 2606, RFC 6761). */
const exampleHost =
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|(?:.*\.)?(?:example\.(?:com|net|org)|(?:example|test|invalid|localhost)))$/

/** An origin that is an example, or not https. */
export function origins(situation: LaunchSituation): Finding[] {
  const { site } = situation
  const { protocol, hostname } = new URL(site.origin)
  const where = locateField(situation, ['origin'])
  const findings: Finding[] = []
  if (exampleHost.test(hostname)) {
    findings.push({
      id: 'origin:example',
      severity: 'blocker',
      actor: 'ops',
      what: `The origin ${site.origin} is an example`,
      where,
      why: 'Canonical addresses, sitemap and cards would send everybody there.',
      todo: 'Write the address of the live site, or set SITE_ORIGIN for this build.',
    })
  }
  if (protocol === 'http:') {
    findings.push({
      id: 'origin:http',
      severity: 'blocker',
      actor: 'ops',
      what: `The origin ${site.origin} is not https`,
      where,
      why: 'The documents promise encryption in transit; HSTS is sent for https origins only.',
      todo: 'Write the origin with https:// and serve it so.',
    })
  }
  return findings
}

/** Indexing forced on although something blocks. */
export function forcedIndexing(
  situation: LaunchSituation,
  blockers: readonly Finding[],
): Finding[] {
  if (situation.site.indexing !== 'forced' || blockers.length === 0) return []
  return [
    {
      id: 'indexing:forced',
      severity: 'blocker',
      actor: 'ops',
      what: `Indexing is forced on while ${blockers.length} blockers remain`,
      where: locateField(situation, ['indexing']),
      why: 'Search engines would keep a page with placeholders for weeks.',
      todo: "Write 'when-ready', or take SITE_INDEXING out of the environment.",
    },
  ]
}

/** A build that is missing or older than its sources. */
export function staleBuild({ isBuildFresh }: LaunchSituation): Finding[] {
  if (isBuildFresh === true) return []
  return [
    {
      id: 'build:stale',
      severity: isBuildFresh === undefined ? 'note' : 'warning',
      actor: 'ops',
      what:
        isBuildFresh === undefined
          ? 'There is no build yet'
          : 'The build is older than its sources',
      where: 'dist/',
      why: 'What is deployed would not be what this check has read.',
      todo: 'Run npm run build.',
    },
  ]
}

/** Fields of the operator that long pages show, the longest first, with their bytes. */
function costliestFields({ site }: LaunchSituation): string {
  const shown = ['processors', 'company', 'law', 'contacts', 'testimonials']
  const sized = siteLeaves(site)
    .filter(({ path }) => shown.includes(String(path[0])))
    .map(({ name, value }) => {
      const text = isTranslations(value) ? Object.values(value).join('') : String(value)
      return { name, bytes: Buffer.byteLength(text) }
    })
  return sized
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map(({ name, bytes }) => `${name} (${bytes} bytes)`)
    .join(', ')
}

/** Pages that the operator's data make longer than the first TCP window (ruling 15). */
export function longPages(situation: LaunchSituation): Finding[] {
  return situation.longPages.map(({ file, bytes, limit, warningLimit }) => ({
    id: `page-size:${file.replace(/\.html$/, '')}`,
    severity: bytes > warningLimit ? ('warning' as const) : ('note' as const),
    actor: 'ops' as const,
    what: `${file} has ${bytes} bytes on the wire, over ${limit}`,
    where: situation.source.file,
    why: 'It needs a second round trip before it can be read to its end.',
    todo: `Shorten what costs most: ${costliestFields(situation)}.`,
  }))
}
