import { expect, it } from 'vitest'
import { languages } from '../../../src/company/languages/languages.ts'
import { withNoBreakSpaces } from '../../../src/company/languages/noBreakSpaces.ts'

/** As editors show them: `~` for a no-break space, `^` for a narrow one. */
function visible(text: string): string {
  return text.replaceAll('\u00A0', '~').replaceAll('\u202F', '^')
}

const examples = [
  ['en', 'Article 6(1) GDPR, § 36 and §§ 37, 38', 'Article~6(1)~GDPR, §~36 and §§~37, 38'],
  ['en', 'under Article\n6(1) GDPR', 'under Article~6(1)~GDPR'],
  ['en', 'see 15 U.S.C. § 7001, no. 9', 'see 15~U.S.C.~§~7001, no.~9'],
  ['en', 'Cal. Civ. Code § 1798.100', 'Cal. Civ. Code~§~1798.100'],
  ['en', 'from January 1, 2025, within 30 days', 'from January~1, 2025, within 30~days'],
  ['en', '3 to 5 business days, 72 hours', '3 to 5~business days, 72~hours'],
  ['en', 'call +1 307 555 0100', 'call +1~307~555~0100'],
  ['en', 'Regulation (EU) 2016/679, version 2.0', 'Regulation (EU)~2016/679, version~2.0'],
  ['en', 'TLS 1.3, EN 301 549, 20 %, 24 h', 'TLS~1.3, EN~301~549, 20~%, 24~h'],
  ['de', 'Art. 6 Abs. 1 lit. f DSGVO, Nr. 4', 'Art.~6 Abs.~1 lit.~f DSGVO, Nr.~4'],
  ['de', 'am 1. Januar 2025, 30 Tage, 30 Tagen', 'am 1.~Januar 2025, 30~Tage, 30~Tagen'],
  ['de', 'z. B. hier, d. h. dort, i. d. R. beides', 'z.~B. hier, d.~h. dort, i.~d.~R. beides'],
  ['de', 'Endet 2026. Jeder Tag zählt.', 'Endet 2026. Jeder Tag zählt.'],
  ['fr', '« Oui » : non ; si ? Vu !', '«^Oui^»~: non^; si^? Vu^!'],
  ['fr', 'du 1er janvier 2025 au 15 mars', 'du 1er~janvier 2025 au 15~mars'],
  ['fr', 'loi n° 78-17, article 6, point f)', 'loi n°~78-17, article~6, point~f)'],
  ['fr', 'article L. 221-5, sous 30 jours', 'article L.~221-5, sous 30~jours'],
  ['fr', 'un point de vue, un article de loi', 'un point de vue, un article de loi'],
  ['fr', 'l’article 6, paragraphe 1, RGPD', 'l’article~6, paragraphe~1, RGPD'],
  ['fr', '(art. 28 RGPD)', '(art.~28~RGPD)'],
  ['fr', '24 h/24 et 7 j/7', '24~h/24 et 7~j/7'],
  ['es', 'EE. UU., artículo 6, apartado 1, letra f)', 'EE.~UU., artículo~6, apartado~1, letra~f)'],
  ['es', 'el 1 de enero de 2025, n.º 78-17', 'el 1~de~enero de 2025, n.º~78-17'],
  ['es', 'la letra pequeña', 'la letra pequeña'],
  ['es', 'p. ej. en 30 días hábiles', 'p.~ej. en 30~días hábiles'],
] as const

it.each(examples)('%s: %s', (language, text, expected) => {
  expect(visible(withNoBreakSpaces(text, language))).toBe(expected)
})

it('changes nothing the second time', () => {
  for (const [language, text] of examples) {
    const once = withNoBreakSpaces(text, language)
    expect(withNoBreakSpaces(once, language)).toBe(once)
  }
})

it('leaves words alone that only look alike', () => {
  const text = 'Parts 1, apart 2. In no case does chapter one, dated May, end : here.'
  for (const { code } of languages.filter(({ code }) => code !== 'fr')) {
    expect(withNoBreakSpaces(text, code)).toBe(text)
  }
})
