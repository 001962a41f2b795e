import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Ask, everyAsk } from '../../../scripts/setup/asks.ts'
import { type Interviewer, terminalInterviewer } from '../../../scripts/setup/interviewer.ts'
import setup, { interview } from '../../../scripts/setup/setup.ts'
import { renderFact } from '../../../src/company/site/facts.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { callOn } from '../../sites/callCommand.ts'
import { draftFolder } from '../../sites/drafts.ts'
import { basisNames, message } from '../../sites/message.ts'

const { draft, folder } = draftFolder()
const fresh = readFileSync('tests/sites/unsupplied/site.yaml', 'utf8')

/** A new company's folder. */
const newFolder = (name: string) => draft(name, { 'site.yaml': fresh })
const textOf = (site: string) => readFileSync(join(site, 'site.yaml'), 'utf8')
const load = (site: string) => loadSite({ folder: site, today: '2026-06-01' })

describe('npm run setup', () => {
  const call = callOn(setup)

  it('prints what is open by the names that it takes, and why what is written there is', async () => {
    const { code, output } = await call('tests/sites/unsupplied', '--check')
    expect(code).toBe(0)
    const names = output
      .split('\n')
      .slice(0, -1)
      .flatMap(line => line.replace(/^.*?: /, '').split(', '))
    expect(names).toContain('processors.hosting.name')
    expect(names).toContain('languages.site (The languages are still those of the sample)')
    // No duty calls for it.
    expect(names).toContain('app.googlePlay')
    expect(names).toContain('app.launchOn')
    expect(names).toContain('origin (The origin http://localhost:8080 is an example)')
    for (const name of names) {
      const asked = await call('tests/sites/unsupplied', name.replace(/ \(.*/, ''))
      expect(asked.output).toMatch(/^There is no terminal to ask in\. Write what --check prints /)
    }
  })

  it('takes languages that somebody has changed for theirs, whatever the brand', async () => {
    const sample = readFileSync('tests/sites/unsupplied/site.yaml', 'utf8')
    const site = draft('changed-languages', {
      'site.yaml': sample.replace('site: [ en, de ]', 'site: [ en, fr ]'),
    })
    const { output } = await call(site, '--check')
    expect(output).toContain('languages.legal (The languages are still those of the sample)')
    expect(output).not.toContain('languages.site')
  })

  it('asks a company with one plan in euros neither for tax in dollars nor who sells', async () => {
    const plans = 'plans: [{ name: Pro, price: { EUR: 9 }, features: [{ videos: 5 }] }]\n'
    const site = draft('one-plan', { 'site.yaml': fresh + plans })
    const { output } = await call(site, '--check')
    expect(output).toContain('prices.tax.EUR')
    expect(output).not.toMatch(/prices\.tax\.USD|contact\.sales/)
  })

  it('asks a company whose app is in a store for no day of its launch', async () => {
    const app = "app: { appStore: 'https://apps.apple.com/app/id1234567890' }\n"
    const { output } = await call(draft('in-store', { 'site.yaml': fresh + app }), '--check')
    expect(output).not.toContain('app.launchOn')
  })

  it.each([
    [[], 'There is no terminal to ask in. '],
    [['processors.hosting'], 'There is no terminal to ask in. '],
    [['processors[].name', 'processors'], 'There is no terminal to ask in. '],
    [['--all'], "Unknown option '--all'"],
    [['promises', 'promises.audits.external'], 'There is no terminal to ask in. '],
    ...['company.legalname', 'plans', 'testimonials', 'flights'].map(
      name =>
        [
          [name],
          `${name}: is not a question of the setup. docs/fields.md lists every field; write it into tests/sites/unsupplied/site.yaml.\n`,
        ] as const,
    ),
  ] as const)('%j exits 2 with the usage', async (parameters, expected) => {
    const { code, output } = await call('tests/sites/unsupplied', ...parameters)
    expect(output).toContain(expected)
    expect(output).toContain('Usage: npm run setup ')
    expect(code).toBe(2)
  })
})

/** In place of an answer: somebody stops there. */
const stopped = Symbol('stopped')

/** Somebody who gives these answers, stops at the end of them or at `stopped`, and is heard. */
function answering(answers: Readonly<Record<string, unknown>>) {
  const said: string[] = []
  const heard: string[] = []
  const interviewer: Interviewer = {
    begin: title => said.push(`# ${title}`),
    say: text => heard.push(text),
    async ask({ name }, faultOf) {
      const answer = answers[name]
      if (answer === stopped) return { answer: undefined, hasStopped: true }
      said.push(name)
      const fault = faultOf(answer)
      if (fault !== undefined) said.push(fault)
      return { answer, hasStopped: false }
    },
  }
  return { said, heard, interviewer }
}

describe('what is taken', () => {
  /** Asks again for all that is answered; gives the folder, and what was said that is no question. */
  const taking = async (name: string, answers: Readonly<Record<string, unknown>>) => {
    const site = newFolder(name)
    const { said, interviewer } = answering(answers)
    await interview(load(site), interviewer, Object.keys(answers))
    return { site, faults: said.filter(line => !line.startsWith('# ') && !(line in answers)) }
  }

  it('is written by the words of the file, whatever people call it', async () => {
    const { site, faults } = await taking('answers', {
      brand: 'Longhand',
      'contact.dpo': 'none',
      'contact.legal': 'unknown',
      'business.markets': 'DE, AT',
      'business.size.employees': '12',
      'business.size.turnover': '1,8',
      'california.sharing': 'none',
      'languages.site': 'en, fr',
      'processors.hosting.place': 'de, ie',
      'processors.hosting.transferBasis': 'clauses',
      'disputeResolution.willing': 'no',
      'imprint.representedBy': 'Ada Lind, Bo Lind',
      'imprint.register.name': 'Amtsgericht München',
      'imprint.register.number': 'HRB 123456',
      'accessibility.barriers': 'The search needs a mouse.',
      reviewVerification: { en: 'We check that reviewers have bought the app.' },
    })
    expect(faults).toEqual([])
    const { config } = load(site)
    expect(config).toMatchObject({
      brand: 'Longhand',
      contact: { dpo: null },
      business: { markets: ['DE', 'AT'], size: { employees: 12, turnover: 1.8 } },
      california: { sharing: 'none' },
      languages: { site: ['en', 'fr'] },
      disputeResolution: { willing: false },
      imprint: {
        representedBy: ['Ada Lind', 'Bo Lind'],
        register: { name: 'Amtsgericht München', number: 'HRB 123456' },
      },
      accessibility: { barriers: [{ en: 'The search needs a mouse.' }] },
      reviewVerification: { en: 'We check that reviewers have bought the app.' },
    })
    expect(config.processors[3]).toMatchObject({
      place: { en: 'Germany, Ireland', fr: 'Allemagne, Irlande' },
      transferBasis: { de: 'Standardvertragsklauseln' },
    })
    expect(textOf(site)).toContain('  # As registered, like')
    expect(textOf(site)).toContain('  dpo: none\n')
  })

  it('changes a field of an object, and keeps what else it holds', async () => {
    const site = draft('kept')
    const answers = { 'imprint.vatId': 'DE123456789', 'contact.phone': 'unknown' }
    await interview(load(site), answering(answers).interviewer, Object.keys(answers))
    const finished = readFileSync('tests/sites/finished/site.yaml', 'utf8')
    expect(textOf(site)).toBe(finished.replace('EU372000000', 'DE123456789'))
  })

  it('is nothing where a list is not known', async () => {
    const { site, faults } = await taking('unknown-list', { 'business.markets': 'unknown' })
    expect(faults).toEqual([])
    expect(textOf(site)).toBe(fresh)
  })

  it.each([
    ['none', '\ncancellation:\n  ownUrl: none\n'],
    ['unknown', '\ncancellation: unknown\n'],
  ])('a page for which %s is said', async (answer, expected) => {
    const { site } = await taking(`page-${answer}`, { 'cancellation.ownUrl': answer })
    expect(textOf(site)).toContain(expected)
  })

  it.each([
    [
      'languages.legal',
      'en, it',
      'languages.legal.1: "it" is not a language of this project. Write en, de, fr, es',
    ],
    [
      'disputeResolution.willing',
      'perhaps',
      'disputeResolution.willing: "perhaps" is not true or false',
    ],
    [
      'contact.phone',
      '089 1234567',
      'contact.phone: "089 1234567" is not a telephone number with its country. Write it as people abroad dial it, like \'+1 307 555 0100\'',
    ],
    [
      'imprint.vatId',
      'DE12',
      'imprint.vatId: "DE12" is not a VAT number. Write it with its country, like \'DE123456789\', or leave it out; a tax number does not belong on the page',
    ],
    [
      'processors.hosting.place',
      'DE, XX',
      "processors.3.place.1: \"XX\" is not a country. Write its ISO 3166-1 code like 'DE' or 'GB'",
    ],
    [
      'business.size.employees',
      '1,000',
      '"1,000" can be read two ways. Write thousands without a separator, like 1000, and fractions like 1.8.',
    ],
  ])('is nothing that is wrong: %s: %s', async (name, answer, expected) => {
    const { site, faults } = await taking(`fault-${name}`, { [name]: answer })
    expect(faults).toEqual([expected])
    expect(textOf(site)).toBe(fresh)
  })
})

describe('the interview', () => {
  it('asks where you sell first, then for languages, as long as the brand is the sample’s', async () => {
    const first = answering({ brand: 'Longhand' })
    const site = newFolder('languages')
    await interview(load(site), first.interviewer)
    expect(first.said[0]).toBe('# Where you sell, and to whom')
    const languages = first.said.indexOf('# Languages')
    expect(first.said.slice(languages, languages + 4)).toEqual([
      '# Languages',
      'languages.site',
      'languages.legal',
      '# The app and its site',
    ])
    const second = answering({})
    await interview(load(site), second.interviewer)
    expect(second.said).not.toContain('languages.site')
  })

  it('asks a company outside the Union for its representative and agent, after what holds them', async () => {
    const { said, interviewer } = answering({
      'company.seat': 'US',
      'business.markets': 'US, DE',
      'business.publicFeed': 'no',
      'digitalServices.contactPoint': 'dsa@longhand.example',
      'digitalServices.languages': 'en',
      'reporting.copyrightAgent.name': 'Cy Lind',
    })
    const site = newFolder('representative')
    await interview(load(site), interviewer)
    const at = (name: string) => said.indexOf(name)
    expect(at('digitalServices.legalRepresentative.name')).toBeGreaterThan(
      at('digitalServices.languages'),
    )
    expect(at('reporting.copyrightAgent.name')).toBeGreaterThan(at('reporting.abuse'))
    expect(load(site).config.reporting).toEqual({ copyrightAgent: { name: 'Cy Lind' } })
    expect(said).not.toContain('consumerMediator')
    expect(load(site).config.digitalServices).toEqual({
      contactPoint: 'dsa@longhand.example',
      languages: ['en'],
    })
  })

  it.each([
    ['DE', []],
    ['CH', ['company.euRepresentative']],
    ['US', ['company.euRepresentative', 'law.us']],
  ])('asks a company in %s for what its seat calls for', async (seat, expected) => {
    const { said, interviewer } = answering({ 'company.seat': seat })
    await interview(load(newFolder(`seat-${seat}`)), interviewer)
    const ofSeat = ['law.us', 'company.euRepresentative']
    expect(said.filter(name => ofSeat.includes(name))).toEqual(expected)
  })

  it('asks a company in France who answers for the publication and who hosts it', async () => {
    const { said, interviewer } = answering({
      'company.seat': 'FR',
      'imprint.representedBy': 'Ada Lind',
      'imprint.publicationDirector': 'Bo Lind',
      'imprint.host.name': 'Server SAS',
      'imprint.host.address': '2 rue Exemple, 75002 Paris',
      'imprint.host.phone': '+33 1 99 00 12 35',
    })
    const site = newFolder('france')
    await interview(load(site), interviewer)
    expect(said).toContain('# Imprint, in France')
    expect(said).not.toContain('imprint.business')
    expect(load(site).config.imprint).toEqual({
      representedBy: ['Ada Lind'],
      publicationDirector: 'Bo Lind',
      host: {
        name: 'Server SAS',
        address: '2 rue Exemple, 75002 Paris',
        phone: '+33 1 99 00 12 35',
      },
    })
  })

  it('keeps half of what belongs together, and asks for the rest', async () => {
    const site = newFolder('halves')
    const { interviewer } = answering({
      'company.seat': 'DE',
      'business.markets': 'DE',
      'business.customers': 'consumers',
      'business.size.employees': '12',
      'disputeResolution.willing': 'yes',
    })
    await interview(load(site), interviewer)
    const { business, disputeResolution } = load(site).config
    expect(business.size).toEqual({ employees: 12 })
    expect(disputeResolution).toEqual({ willing: true })
    const rest = answering({})
    await interview(load(site), rest.interviewer)
    expect(rest.said).toContain('disputeResolution.body')
    expect(rest.said).toContain('business.size.turnover')
    expect(rest.said).not.toContain('disputeResolution.willing')
  })

  it('asks for the rest of a page that was begun, duty or not', async () => {
    const text = `${fresh.replace('imprint: unknown\n', '')}imprint: { register: { name: A } }\n`
    const { said, interviewer } = answering({ 'business.markets': 'US', 'company.seat': 'US' })
    await interview(load(draft('begun', { 'site.yaml': text })), interviewer)
    expect(said).toContain('imprint.representedBy')
    expect(said).toContain('imprint.register.number')
    expect(said).not.toContain('imprint.vatId')
  })

  it('asks nothing that the markets leave to others', async () => {
    const site = newFolder('us-alone')
    const { said, interviewer } = answering({ 'company.seat': 'US', 'business.markets': 'US' })
    await interview(load(site), interviewer)
    expect(said).toContain('law.us')
    expect(
      said.filter(name => /Representative|transferBasis|dpo|^(?:imprint|withdrawal)/.test(name)),
    ).toEqual([])
    const european = everyAsk(load(site)).filter(
      ({ name, why }) => said.includes(name) && /GDPR|DSA|DDG|BGB/.test(why),
    )
    expect(european).toEqual([])
    expect(renderFact(load(site), 'contact.dpo', 'en').text).toBe(message('contact.dpo.none'))
  })

  it('says what was taken, and what was left open', async () => {
    const { heard, interviewer } = answering({ 'business.markets': 'Schweiz, UK, the netherlands' })
    await interview(load(newFolder('said')), interviewer, ['business.markets', 'contact.phone'])
    expect(heard.slice(1, 3)).toEqual(['business.markets: CH, GB, NL', 'contact.phone: left open'])
  })

  it.each([
    ['de', 'DE'],
    ['Deutschland', 'DE'],
    ['states', 'US'],
    ['usa', 'US'],
    ['the netherlands', 'NL'],
    ['österreich', 'AT'],
  ])('finds the country of the company by what is typed: %s', async (typed, code) => {
    const { heard, interviewer } = answering({ 'company.seat': typed })
    await interview(load(newFolder(`seat-${typed}`)), interviewer, ['company.seat'])
    expect(heard[1]).toBe(`company.seat: ${code}`)
  })

  it('asks for each promise with its sentence, and writes the answers', async () => {
    const site = newFolder('promises')
    const { said, interviewer } = answering({
      'promises.audits.external': 'no',
      'promises.audits.internal': 'yes',
    })
    await interview(load(site), interviewer)
    expect(
      said.slice(said.indexOf('# What the documents promise; with no, nothing says it')),
    ).toEqual(expect.arrayContaining(['promises.audits.internal', 'promises.moderation.people']))
    const question = everyAsk(load(site)).find(({ name }) => name === 'promises.audits.external')
    expect(question?.question).toBe(
      '“External audits by independent auditors take place annually.” Is it true?',
    )
    expect(textOf(site)).toContain('\npromises:\n  audits.internal: yes\n  audits.external: no\n')
    const second = answering({})
    await interview(load(site), second.interviewer)
    expect(second.said).not.toContain('promises.audits.internal')
    expect(second.said).toContain('promises.encryption.atRest')
  })

  it('does not ask why data may leave the Union where it stays', async () => {
    const { said, interviewer } = answering({
      'processors.hosting.place': 'DE, Norway',
      'processors.ai-chat.place': 'DE, US',
    })
    const site = newFolder('staying')
    await interview(load(site), interviewer)
    expect(said).not.toContain('processors.hosting.transferBasis')
    expect(said).toContain('processors.ai-chat.transferBasis')
    expect(load(site).config.processors.map(({ transferBasis }) => transferBasis)).toEqual([
      undefined,
      undefined,
      undefined,
      null,
      undefined,
    ])
  })

  it('takes what does not apply for an answer, and does not ask again', async () => {
    const site = newFolder('once')
    const first = answering({ 'app.googlePlay': 'none', 'contact.dpo': 'none' })
    await interview(load(site), first.interviewer)
    const second = answering({})
    await interview(load(site), second.interviewer)
    expect(second.said).not.toContain('app.googlePlay')
    expect(second.said).not.toContain('contact.dpo')
    expect(second.said).toContain('contact.legal')
  })

  it('asks in the order of what a company knows, one processor after the other', async () => {
    const { said, interviewer } = answering({})
    const site = load(newFolder('order'))
    await interview(site, interviewer)
    const app = said.indexOf('# The app and its site')
    expect(said.slice(app, app + 4)).toEqual([
      '# The app and its site',
      'brand',
      'origin',
      '# Who you are',
    ])
    const processors = said.filter(line => line.startsWith('processors.'))
    expect(processors.slice(0, 4)).toEqual([
      'processors.ai-chat.name',
      'processors.ai-chat.place',
      'processors.ai-chat.since',
      'processors.ai-video.name',
    ])
    expect(said.filter(line => /^(?:imprint|testimonials)/.test(line))).toEqual([])
  })

  it('asks for the facts of a duty once the answers say that it applies', async () => {
    const { said, interviewer } = answering({
      'business.markets': 'DE',
      'business.customers': 'businesses',
      'imprint.representedBy': 'Ada Lind',
      'imprint.vatId': 'none',
    })
    const folderOfSite = newFolder('duty')
    await interview(load(folderOfSite), interviewer)
    expect(said).toContain('# Imprint')
    expect(said).not.toContain('withdrawal.address')
    expect(textOf(folderOfSite)).toContain('\nimprint:\n  representedBy:\n    - Ada Lind\n')
  })

  it('keeps what was answered where somebody stops, and goes on with the rest', async () => {
    const site = newFolder('stop')
    const first = answering({
      brand: 'Longhand',
      origin: 'https://www.longhand.app',
      'company.legalForm': stopped,
    })
    await interview(load(site), first.interviewer)
    expect(first.heard.at(-1)).toMatch(/^Stopped\. 2 answers written into /)
    expect(textOf(site)).toContain('\nbrand: Longhand\n')
    const second = answering({ 'contact.privacy': stopped })
    await interview(load(site), second.interviewer)
    expect(second.said.filter(line => !/^#|business/.test(line))).toEqual([
      'company.legalName',
      'company.seat',
      'company.legalForm',
      'company.postalAddress',
    ])
  })

  it.each([
    [
      'all',
      { brand: 'Longhand', 'law.us': 'Ohio' },
      `2 answers written into all/site.yaml. Next:
npm run launch-check   what is left to do, and who can do it
npm start              the site as it is now`,
    ],
    [
      'some',
      { brand: 'Longhand', origin: stopped },
      'Stopped. 1 answer written into some/site.yaml. npm run setup goes on.',
    ],
  ])('says where answers go, and what comes next: %s', async (name, answers, expected) => {
    const { heard, interviewer } = answering(answers)
    await interview(load(newFolder(name)), interviewer)
    const [first, last] = [heard[0], heard.at(-1)].map(line => line?.replaceAll(`${folder}/`, ''))
    expect(first).toBe(
      `Every answer is written into ${name}/site.yaml at once. Ctrl+C stops; npm run setup goes on.`,
    )
    expect(last).toBe(expected)
  })

  it('gives each question a reason of one line', () => {
    for (const { question, why } of everyAsk(load('tests/sites/unsupplied'))) {
      expect(why.length).toBeLessThan(100)
      expect(why).toMatch(/\.$/)
      expect(question).toMatch(/\?$/)
    }
  })
})

describe('the terminal', () => {
  const asks = everyAsk(load('tests/sites/unsupplied'))
  const down = '\u001B[B'

  /** Types keys, each when what was printed before it shows; gives the answer and what was printed. */
  async function typing(name: string, keys: readonly string[], faults: readonly string[] = []) {
    const input = new PassThrough()
    const output = new PassThrough()
    let printed = ''
    output.on('data', chunk => {
      printed += chunk
    })
    const ask = asks.find(candidate => candidate.name === name) as Ask // one of the setup's own
    const left = [...faults]
    const tried: unknown[] = []
    const faultOf = (answer: unknown) => {
      tried.push(answer)
      return left.shift()
    }
    const reply = terminalInterviewer({ input, output }).ask(ask, faultOf, ['en', 'de'])
    for (const key of keys) {
      await new Promise(resolve => setImmediate(resolve))
      input.write(key)
    }
    return { ...(await reply), tried, printed: stripVTControlCharacters(printed) }
  }

  it('asks, says why, and takes what is typed', async () => {
    const { answer, printed } = await typing('company.legalName', ['Longhand GmbH', '\r'])
    expect(answer).toBe('Longhand GmbH')
    expect(printed).toContain('What is the company called, as registered?')
    expect(printed).toContain('Every document says who stands behind it (Article 13(1)(a) GDPR).')
    expect(printed).toContain('Enter alone: not known yet')
  })

  it('shows what is wrong, and asks again', async () => {
    const { answer, printed } = await typing(
      'contact.privacy',
      ['me', '\r', '@a.example', '\r'],
      ['is not an email address'],
    )
    expect(printed).toContain('is not an email address')
    expect(answer).toBe('me@a.example')
  })

  it('offers choices for arrow keys, and that it is not known', async () => {
    expect((await typing('business.customers', [down, down, '\r'])).answer).toBe('businesses')
    // Enter alone says nothing about the company.
    const { answer, printed } = await typing('business.customers', ['\r'])
    expect(answer).toBeUndefined()
    expect(printed).toContain('not known yet')
  })

  it('offers the bases of a transfer by name', async () => {
    const { answer, printed } = await typing('processors.hosting.transferBasis', [down, down, '\r'])
    expect(answer).toBe('framework')
    expect(printed).toContain(basisNames.framework)
    expect(printed).toContain('does not apply')
  })

  it('asks for a text in each language', async () => {
    const { answer, printed } = await typing('law.jurisdiction', ['Munich', '\r', 'München', '\r'])
    expect(answer).toEqual({ en: 'Munich', de: 'München' })
    expect(printed).toContain('Language: Deutsch')
  })

  it('takes “none” for a text by language, and says how to leave one as in English', async () => {
    const { answer, tried } = await typing('youngPeople.help', ['none', '\r'])
    expect([answer, ...tried]).toEqual(['none', 'none'])
    const { printed } = await typing('youngPeople.help', ['Call us.', '\r', '\r'])
    expect(printed).toContain('Enter alone: not known yet; none: does not apply')
    expect(printed).toContain('Enter alone: as in English')
  })

  it('offers yes and no', async () => {
    expect((await typing('disputeResolution.willing', [down, down, '\r'])).answer).toBe('no')
  })

  it.each([
    ['processors.hosting.place', 'With commas between them. Enter alone: not known yet'],
    ['imprint.vatId', 'Enter alone: not known yet; none: does not apply'],
    ['accessibility.barriers', 'Enter alone: not known yet; none: does not apply'],
  ])('says how to answer %s', async (name, expected) => {
    expect((await typing(name, ['\r'])).printed).toContain(expected)
  })

  it('stops with Ctrl+C', async () => {
    const { answer, hasStopped } = await typing('company.legalName', ['\u0003'])
    expect([answer, hasStopped]).toEqual([undefined, true])
  })

  it('keeps the text in English where somebody stops at the next language', async () => {
    const { answer, hasStopped } = await typing('law.jurisdiction', ['Munich', '\r', '\u0003'])
    expect([answer, hasStopped]).toEqual([{ en: 'Munich' }, true])
  })
})
