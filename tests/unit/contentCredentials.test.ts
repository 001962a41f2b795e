import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCredentials } from '../../src/media/readCredentials.ts'

const signed = readFileSync('tests/sites/withMedia/signed.jpg')

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
    const clip = readFileSync('tests/sites/withMedia/signed.mp4')
    expect(await readCredentials('hero-video.jpg', signed)).toEqual(stated)
    expect(await readCredentials('hero-video.mp4', clip)).toEqual(stated)
  })

  it('are missed by nobody where there are none', async () => {
    const clip = readFileSync('tests/sites/withMedia/clip.mp4')
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
