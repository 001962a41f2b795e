import { existsSync, readFileSync } from 'node:fs'
import { legalFile, readLegalText } from '../content/legalFiles.ts'
import { legalDocuments } from '../content/legalOutline.ts'
import { languages } from '../i18n/languages.ts'
import { site } from '../site/values.ts'
import type { LaunchSituation } from './finding.ts'

const root = new URL('../../', import.meta.url)

function read(path: string): string | undefined {
  const url = new URL(path, root)
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined
}

/**
 * The project as it is, on a day.
 * @param day ISO 8601
 * @param isBuildFresh whether `dist` fits the sources; undefined without a build
 */
export function currentSituation(day: string, isBuildFresh: boolean | undefined): LaunchSituation {
  const legalTexts = new Map<string, string>()
  for (const name of legalDocuments) {
    for (const { code } of languages) {
      const text = readLegalText(name, code)
      if (text !== undefined) legalTexts.set(legalFile(name, code), text)
    }
  }
  const securityTxt = read('dist/site/.well-known/security.txt')
  return {
    site,
    siteText: read('src/site.ts') ?? '',
    legalTexts,
    day,
    isBuildFresh,
    securityTxtExpires: /^Expires: (\S+)$/m.exec(securityTxt ?? '')?.[1],
  }
}

/** Today, ISO 8601, in UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
