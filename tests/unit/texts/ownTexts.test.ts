import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../src/company/languages/languages.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { defaultTextPath } from '../../../src/company/site/pageRows.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { renderTexts } from '../../../src/company/texts/rendered.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { shownDocuments } from '../../../src/company/versions/index.ts'
import { freeze } from '../../../src/company/versions/publish.ts'
import { complaint } from '../../sites/complaint.ts'
import { defaultText } from '../../sites/defaultText.ts'
import { draftFolder } from '../../sites/drafts.ts'
import { message } from '../../sites/message.ts'
import { inEnglish, withValues } from '../../sites/variants.ts'

const { folder, draft } = draftFolder()

const load = (site: string) =>
  inEnglish(loadSite({ folder: site, today: '2025-06-01' }), 'de/privacy-policy.md')

const policy = 'en/privacy-policy.md'

describe('a text of the company', () => {
  it('replaces the whole text of the same name, and no other', () => {
    const own = defaultText(policy).replace(/(\{#use\}\n\n>.*\n)/, '$1\nQuillfeather.\n')
    const site = load(draft('own', { [`texts/${policy}`]: own }))
    expect(site.texts.get(policy)).toEqual({ file: `${folder}/own/texts/${policy}`, text: own })
    expect(site.texts.get('de/privacy-policy.md')?.file).toBe(
      'src/company/languages/de/texts/privacy-policy.md',
    )
    const { en } = renderTexts(site, shownDocuments(site))['privacy-policy']
    const use = en.sections.find(({ id }) => id === 'use')?.html
    expect(use).toContain('<p>Quillfeather.</p>')
  })

  it('is not completed from the text it replaces', () => {
    const site = load(draft('short', { 'texts/en/questions.md': '## A?\n\nB.\n\n## C?\n\nD.\n' }))
    expect(siteTexts(site).questions.en).toEqual([
      { question: 'A?', answer: 'B.' },
      { question: 'C?', answer: 'D.' },
    ])
  })

  it('may say for whom it is, which no version of it holds; else it is for those of the project’s', () => {
    const withAudience = defaultText(policy).replace(/^title: /m, 'audience: Everyone\ntitle: ')
    const plain = load(draft('plain', { [`texts/${policy}`]: defaultText(policy) }))
    const site = load(draft('audience', { [`texts/${policy}`]: withAudience }))
    const audienceIn = (from: Site) => from.pageHeads.en['privacy-policy'].audience
    expect(audienceIn(site)).toBe('Everyone')
    const [, audience] =
      /^audience: (.*)$/m.exec(readFileSync(defaultTextPath(policy), 'utf8')) ?? []
    expect(audienceIn(plain)).toBe(audience)
    const frozen = (from: Site) =>
      freeze(from, 'privacy-policy', '2025-01-01').map(({ text }) => text)
    expect(frozen(site)).toEqual(frozen(plain))
  })

  it('may not say where its page is', () => {
    const own = defaultText(policy).replace(
      /^title: /m,
      'redirectFrom:\n  /secret: ""\naddress: secret\ntitle: ',
    )
    const said = complaint(() => siteTexts(load(draft('address', { [`texts/${policy}`]: own }))))
    const reason =
      'is stated by the project, so that no address of a page is lost. Leave the line out.'
    expect(said.split('\n').toSorted()).toEqual([
      `${folder}/address/texts/${policy}:3:1: redirectFrom ${reason}`,
      `${folder}/address/texts/${policy}:5:10: address ${reason}`,
    ])
  })

  it('may add, drop and reorder sections, and write figures out', () => {
    const [head = '', first = '', second = '', ...rest] =
      defaultText('en/terms-of-service.md').split(/^(?=## )/m)
    const added = '## Our promise {#promise}\n\n> We promise.\n\nWe answer within 60 days.\n\n'
    const own = [head, second, added, first, ...rest.slice(0, -1)].join('')
    const { 'site.yaml': file } = {
      'site.yaml': readFileSync('tests/sites/finished/site.yaml', 'utf8'),
    }
    const languages = "languages: { site: ['en'], legal: ['en'] }"
    const site = load(
      draft('sections', {
        'site.yaml': file.replace(/languages: \{[^}]*\}/, languages),
        'texts/en/terms-of-service.md': own,
      }),
    )
    const { sections } = renderTexts(site, shownDocuments(site))['terms-of-service'].en
    expect(sections.slice(0, 3).map(({ id }) => id)).toEqual([
      'description',
      'promise',
      'acceptance',
    ])
    expect(sections[1]?.html).toBe('<p>We answer within 60 days.</p>')
    expect(sections.map(({ id }) => id)).not.toContain('additional-provisions')
  })

  it('is not mixed with the project’s own of a language that is added later', () => {
    const own = defaultText(policy).replace('{#company}', '{#our-company}')
    expect(complaint(() => siteTexts(load(draft('added', { [`texts/${policy}`]: own }))))).toBe(
      `${folder}/added/texts/de/privacy-policy.md: is missing: the text of the project does not go with yours in another language. npm run legal -- edit privacy-policy writes it; then translate it.`,
    )
  })

  it.each([
    ['en/privacy-policy.md', '{{retention.backups}}', '{{nope}}', 'no fact "nope"'],
    ['en/imprint.md', '{{imprint.vatId}}', '{{imprint.vat}}', 'no fact "imprint.vat"'],
    ['en/questions.md', '{{ages', '{{aged', 'no fact "aged"'],
    ['en/your-rights.md', '{{retention.backups}}', '{{retention}}', 'no fact "retention"'],
  ])('%s follows the same rules, and a fault names the company’s file', (name, from, to, fault) => {
    const own = defaultText(name).replace(from, to)
    const site = load(draft(name.replaceAll('/', '-'), { [`texts/${name}`]: own }))
    const [first = ''] = complaint(() => siteTexts(site)).split('\n')
    expect(first).toContain(fault)
    expect(first.slice(site.folder.length)).toMatch(/^\/texts\/[\w./-]+\.md:\d+:\d+: /)
    expect(first).toContain(`${site.folder}/texts/${name}:`)
  })

  it('need not agree with a language that the site is not offered in', () => {
    const own = defaultText(policy).replace('version: "2.0"', 'version: "2.1"')
    const site = load(draft('english', { [`texts/${policy}`]: own }))
    expect(complaint(() => siteTexts(site))).toContain(
      `${folder}/english/texts/de/privacy-policy.md: is missing`,
    )
    const languages = { site: ['en', 'de'], legal: ['en'] } as const
    expect(complaint(() => siteTexts(withValues(site, { languages })))).toBe('')
  })

  const left = 'An editor or a merge left it there: remove it.'

  it.each<[name: string, remedy: string]>([
    [
      'texts/it/privacy-policy.md',
      'What it says belongs into texts/<language>/privacy-policy.md, with one of the languages en, de, fr, es.',
    ],
    ['texts/en/legal/privacy-policy.md', 'What it says belongs into texts/en/privacy-policy.md.'],
    ['texts/it/landing.yaml', 'What it says belongs into texts/<language>/landing.yaml, with'],
    ['texts/landing.de.yml', 'What it says belongs into texts/de/landing.yaml.'],
    ['texts/de.md.txt', 'A text of yours is in texts/<language>/<text>.md, and the copy of'],
    ['texts/en/Questions.md', 'What it says belongs into texts/en/questions.md.'],
    ['texts/en/questions.docx', 'What it says belongs into texts/en/questions.md.'],
    ['versions/privacy-policy/2.0/en.docx', 'Restore its name, like privacy-policy/2.0/en.md.'],
    ['versions/privacy-policy/2.0/en.md.orig', left],
    ['versions/privacy-policy/2.0/en copy.md', left],
    ['texts/en/privacy-policy.md.bak', left],
    ['site.yaml.old', left],
    [
      'site.yml',
      'Correct its name (site.yaml, data.yaml, published.yaml, texts/, versions/, facts/, pages/, media/ and public/ are read)',
    ],
    ['text/en/questions.md', 'Correct its name (site.yaml, data.yaml, published.yaml, texts/,'],
    ['logo.svg', 'or move it out of '],
  ])('named %s would not show anywhere, and is refused', (name, remedy) => {
    const site = draft(`misnamed-${name.replaceAll('/', '-')}`, { [name]: '' })
    const message = complaint(() => load(site))
    expect(message).toContain(
      `${site}/${name}: is not a file of the site, and nothing would show it. `,
    )
    expect(message).toContain(remedy)
  })

  it('beside what systems and editors leave, and a drawing that is named, is fine', () => {
    const incidental = ['.DS_Store', 'texts/en/Thumbs.db', 'texts/~$questions.docx', 'README.md']
    const files = Object.fromEntries([...incidental, 'brand/mark.svg'].map(name => [name, '']))
    const site = draft('incidental', {
      ...files,
      'site.yaml': `${readFileSync('tests/sites/finished/site.yaml', 'utf8')}identity: { mark: ./brand/mark.svg }\n`,
    })
    expect(complaint(() => load(site))).toBe('')
  })

  it('that cannot be read stops with the file and the reason', () => {
    const site = draft('dangling')
    mkdirSync(join(site, 'texts/en'), { recursive: true })
    symlinkSync('nowhere.yaml', join(site, 'texts/en/landing.yaml'))
    expect(complaint(() => load(site))).toBe(
      `${site}/texts/en/landing.yaml: does not exist. Restore it, or name another.`,
    )
  })
})

describe('the company’s own copy of the landing page', () => {
  const withCopy = (name: string, copy: string) => draft(name, { 'texts/en/landing.yaml': copy })

  it('replaces the texts it names in its language, and leaves the others', () => {
    const site = load(withCopy('copy', '# Ours.\nhero.title: Write it. See it *move.*\n'))
    expect(site.messages.en['hero.title']).toBe('Write it. See it *move.*')
    expect(site.messages.en['badge.top']).toBe(message('badge.top'))
    expect(site.messages.de['hero.title']).toBe(messages.de['hero.title'])
  })

  it('may say nothing at all', () => {
    expect(load(withCopy('silent', '# Nothing yet.\n')).messages).toEqual(messages)
  })

  it.each(
    Object.entries({
      'hero.title: A\nhero.titel: B\n':
        ':2: "hero.titel" is not a text of the landing page. npm run legal -- edit landing writes a file with every key.',
      '"legal.version": A\n':
        ':1: "legal.version" is not a text of the landing page. npm run legal -- edit landing writes a file with every key.',
      'hero.title:\n': ':1: hero.title has no text. Write it in quotes, or leave it out.',
      "hero.title: ' '\n": ':1: hero.title has no text. Write it in quotes, or leave it out.',
      'testimonials.rating: Five stars\n':
        ':1: testimonials.rating lacks {{rating}}. Write it where its value belongs.',
      'hero.title: See it *move.\n':
        ':1: hero.title has other asterisks than its text. Write them as in "' +
        message('hero.title') +
        '".',
      'panel.image.prompt: A flower\n':
        ':1: panel.image.prompt has other asterisks than its text. Write them as in "' +
        message('panel.image.prompt') +
        '".',
      'hero.title: <b>Say it</b>\n':
        ':1: hero.title has an HTML tag, which the page would print. Leave it out.',
      'hero.title: [A]\n': ':1: hero.title has no text. Write it in quotes, or leave it out.',
      'hero.title: A\nhero.title: B\n':
        ':2:1: has a name that stands further up already. Keep one of the two.',
      '- hero.title\n': ':1: has no fields. Write one "name: value" per line.',
    }),
  )('is refused with %j', (copy, expected) => {
    const site = withCopy(copy.replaceAll(/\W/g, '-'), copy)
    expect(complaint(() => load(site))).toBe(`${site}/texts/en/landing.yaml${expected}`)
  })
})
