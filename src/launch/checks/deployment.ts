import type { Finding, LaunchSituation } from '../finding.ts'
import { locate } from '../locate.ts'

/** Hosts that are nobody's site (RFC 2606, RFC 6761). */
const exampleHost =
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|(?:.*\.)?(?:example\.(?:com|net|org)|(?:example|test|invalid|localhost)))$/

/** An origin that is an example, or not https. */
export function origins({ site, siteText }: LaunchSituation): Finding[] {
  const { protocol, hostname } = new URL(site.origin)
  const where = locate(siteText, ['origin'])
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
  { site, siteText }: LaunchSituation,
  blockers: readonly Finding[],
): Finding[] {
  if (site.indexing !== 'forced' || blockers.length === 0) return []
  return [
    {
      id: 'indexing:forced',
      severity: 'blocker',
      actor: 'ops',
      what: `Indexing is forced on while ${blockers.length} blockers remain`,
      where: locate(siteText, ['indexing']),
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
