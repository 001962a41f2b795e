import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { credentialsIn } from '../../src/media/credentialsReport.ts'
import { readCredentials } from '../../src/media/readCredentials.ts'
import { complaint } from '../sites/complaint.ts'

const signed = readFileSync('tests/sites/works/signed.jpg')

/** The same with one bit turned around at a position. */
function altered(position: number): Buffer {
  const copy = Buffer.from(signed)
  copy[position] = (copy[position] ?? 0) ^ 1
  return copy
}

const complaintOf = (content: Buffer) =>
  readCredentials('media/hero-chat.jpg', content).then(
    () => '',
    (error: Error) => error.message,
  )

describe('the Content Credentials of a file', () => {
  const stated = {
    tool: 'Longhand Studio',
    source: 'generated',
    day: '2024-10-01',
    signer: 'Longhand Studio Example, Inc.',
  }

  it('are read from a picture and from a clip', async () => {
    const clip = readFileSync('tests/sites/works/signed.mp4')
    expect(await readCredentials('hero-video.jpg', signed)).toEqual(stated)
    expect(await readCredentials('hero-video.mp4', clip)).toEqual(stated)
  })

  it('are missed by nobody where there are none', async () => {
    const clip = readFileSync('tests/sites/works/clip.mp4')
    expect(await readCredentials('hero-video.mp4', clip)).toBeUndefined()
    expect(await readCredentials('hero-video.jpg', Buffer.from('no picture'))).toBeUndefined()
  })

  it.each([
    ['the picture', signed.length - 400, 'assertion.dataHash.mismatch'],
    ['what they say', signed.indexOf('trainedAlgorithmicMedia'), 'assertion.hashedURI.mismatch'],
    ['who signed', signed.indexOf('Longhand Signer'), 'claimSignature.mismatch'],
  ])('are refused once %s was changed', async (_what, position, code) => {
    expect(await complaintOf(altered(position))).toBe(
      `media/hero-chat.jpg: carries Content Credentials that do not belong to it (${code}): it was changed after it was signed. Take the file as the app made it, or export it without them.`,
    )
  })

  it('are refused where they cannot be read', async () => {
    expect(await complaintOf(altered(signed.indexOf('jumb') + 8))).toBe(
      'media/hero-chat.jpg: carries Content Credentials that cannot be read (C2pa(JumbfParseError(ExpectedJumdError))). Take the file as the app made it, or export it without them.',
    )
  })
})

describe('what a report says of a file', () => {
  type Report = Parameters<typeof credentialsIn>[1]
  type Stated = Report['manifests'][string]

  /** A report of a file whose last manifest is this one, as the reader gives it. */
  const report = (last: Stated, ...failures: readonly string[]): Report => ({
    active_manifest: 'urn:c2pa:last',
    manifests: {
      'urn:c2pa:first': { signature_info: { issuer: 'A camera' } },
      'urn:c2pa:last': last,
    },
    validation_results: { activeManifest: { failure: failures.map(code => ({ code })) } },
  })
  const read = (last: Stated) => credentialsIn('hero-chat.jpg', report(last))
  const made = (...actions: readonly object[]): Stated => ({
    assertions: [
      { label: 'c2pa.hash.data', data: { actions: [{ action: 'c2pa.printed' }] } },
      { label: 'c2pa.actions', data: { actions } },
      { label: 'c2pa.actions.v2', data: { actions: [{ action: 'c2pa.edited', when: '2020' }] } },
    ],
  })
  const ofType = (name: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`

  it('is what made it first: the program under either form of its name, the day without the time', () => {
    const created = { action: 'c2pa.created', when: '2025-02-03T23:59:59Z', softwareAgent: 'Brush' }
    const edited = {
      action: 'c2pa.edited',
      when: '2025-03-04T00:00:00Z',
      softwareAgent: 'Scissors',
    }
    expect(read(made(created, edited))).toEqual({ tool: 'Brush', day: '2025-02-03' })
    expect(read(made({ action: 'c2pa.opened', softwareAgent: { name: 'Lens' } })).tool).toBe('Lens')
  })

  it('is the program that wrote it, and the name of the certificate, where no more is said', () => {
    const names = [{ name: 'Writer' }, { name: 'its library' }]
    expect(
      read({ claim_generator_info: names, signature_info: { common_name: 'A signer' } }),
    ).toEqual({ tool: 'Writer', signer: 'A signer' })
    const both = { issuer: 'A company', common_name: 'A signer' }
    expect(read({ signature_info: both })).toEqual({ signer: 'A company' })
    expect(read({ ...made({ action: 7 }), claim_generator_info: [] })).toEqual({})
  })

  it.each([
    ['trainedAlgorithmicMedia', 'generated'],
    ['compositeWithTrainedAlgorithmicMedia', 'composed'],
    ['digitalCapture', 'captured'],
    ['digitalArt', undefined],
  ])('of the source %s, it is %s', (name, source) => {
    expect(read(made({ action: 'c2pa.created', digitalSourceType: ofType(name) })).source).toBe(
      source,
    )
  })

  it('is told whoever signed, and refused where the file is another', () => {
    const complaintAbout = (...failures: readonly string[]) =>
      complaint(() => credentialsIn('hero-chat.jpg', report({}, ...failures)))
    const ofSigner = ['signingCredential.expired', 'signingCredential.untrusted']
    expect(complaintAbout(...ofSigner, 'timeStamp.untrusted')).toBe('')
    expect(complaintAbout(...ofSigner, 'assertion.dataHash.mismatch')).toContain(
      'hero-chat.jpg: carries Content Credentials that do not belong to it (assertion.dataHash.mismatch)',
    )
  })
})
