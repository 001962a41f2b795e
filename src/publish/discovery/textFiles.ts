import { paper } from '../../components/brand.ts'
import { dateText } from '../../content/dateText.ts'
import { legalDocuments } from '../../content/documents.ts'
import { suppliedInformation } from '../../content/information.ts'
import { legalLanguages, siteLanguages } from '../../content/offeredLanguages.ts'
import { rightsCatalogs } from '../../content/rights/catalogs.ts'
import { type RouteName, routePath } from '../../content/routes.ts'
import { withoutSoftHyphens } from '../../content/softHyphen.ts'
import { defaultLanguage, type Language, languageOption } from '../../i18n/languages.ts'
import { messages } from '../../i18n/messages.ts'
import type { InformationTexts } from '../../legal/informationText.ts'
import type { LegalTexts } from '../../legal/legalDocument.ts'
import { supplied } from '../../site/placeholder.ts'
import { absoluteUrl, site } from '../../site/values.ts'

/** `robots.txt` (RFC 9309), in agreement with the robots tag of the pages. */
export function robots(isIndexed: boolean): string {
  const rule = isIndexed ? 'Allow: /' : 'Disallow: /'
  return `User-agent: *\n${rule}\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
}

/** Days that a build's `security.txt` holds; the RFC recommends less than a year. */
const SECURITY_TXT_DAYS = 360

/** `security.txt` (RFC 9116), or undefined while there is no security contact. */
export function securityTxt(now: Date): string | undefined {
  const contact = supplied(site.contacts.security)
  if (contact === undefined) return undefined
  const expires = new Date(now.getTime() + SECURITY_TXT_DAYS * 86_400_000)
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${siteLanguages.join(', ')}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

/** An entry of a list that leads to the plain Markdown of a text. */
function textLink(route: RouteName, language: Language, title: string): string {
  const address = absoluteUrl(`${routePath(route, language)}.md`)
  return `- [${withoutSoftHyphens(title)} (${languageOption(language).name})](${address})`
}

/** `llms.txt` (llmstxt.org): what the site is, and its documents as plain Markdown. */
export function llmsTxt(texts: LegalTexts, informationTexts: InformationTexts): string {
  const documents = legalDocuments.flatMap(name =>
    legalLanguages.map(code => {
      const { title, description, version, effective } = texts[name][code]
      const edition = `${messages[code]['legal.version']} ${version}, ${dateText(effective, code)}`
      return `${textLink(name, code, title)}: ${description} ${edition}.`
    }),
  )
  const information = suppliedInformation.flatMap(name =>
    legalLanguages.map(code => {
      const { title, description } = informationTexts[name][code]
      return `${textLink(name, code, title)}: ${description}`
    }),
  )
  const rights = legalLanguages.map(code => {
    const heading = `${messages[code]['legal.your-rights']} (${languageOption(code).name})`
    const address = absoluteUrl(routePath('your-rights', code))
    return `- [${heading}](${address}): ${rightsCatalogs[code].description}`
  })
  return [
    `# ${site.brand}`,
    '',
    `> ${messages[defaultLanguage]['meta.landing.description']}`,
    '',
    messages[defaultLanguage]['hero.notice'],
    '',
    '## Pages',
    '',
    ...siteLanguages.map(
      code => `- [${languageOption(code).name}](${absoluteUrl(routePath('landing', code))})`,
    ),
    ...rights,
    '',
    '## Legal documents',
    '',
    messages[defaultLanguage]['legal.inShortNote'],
    '',
    ...documents,
    '',
    ...(information.length > 0 ? ['## Further information', '', ...information, ''] : []),
  ].join('\n')
}

/** `site.webmanifest` (W3C Web Application Manifest). */
export function webManifest(): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return JSON.stringify({
    name: site.brand,
    short_name: site.brand,
    description: messages[defaultLanguage]['meta.landing.description'],
    start_url: '/',
    display: 'browser',
    lang: defaultLanguage,
    background_color: paper.light,
    theme_color: paper.light,
    icons: [icon(192), icon(512)],
  })
}
