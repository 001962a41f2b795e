import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Document, Packer, Paragraph } from 'docx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import legal from '../../../scripts/legal/legal.ts'
import { callOn } from '../../sites/callCommand.ts'
import { operatorFolder } from '../../sites/operatorActs.ts'

const folder = operatorFolder('finished')
const files = mkdtempSync(join(tmpdir(), 'word-'))
const word = (name: string) => join(files, `${name}.docx`)
const later = callOn(legal, { SITE_DATE: '2027-02-10' })

beforeAll(async () => {
  await callOn(legal)(folder, 'publish')
  for (const [document, language] of [
    ['privacy-policy', 'en'],
    ['privacy-policy', 'de'],
    ['terms-of-service', 'en'],
  ] as const) {
    await later(folder, 'export', document, language, '--to', files)
  }
})

afterAll(() => {
  for (const made of [folder, files]) rmSync(made, { recursive: true, force: true })
})

it('a file that was just exported shows no difference, before and after the text is copied', async () => {
  const same =
    'privacy-policy.en.docx, compared with today’s privacy-policy in "en": 0 differences, 0 comments.\n'
  const preview = () => later(folder, 'preview', 'privacy-policy', 'en', word('privacy-policy.en'))
  expect(`${(await preview()).output}\n`).toBe(same)
  await later(folder, 'edit', 'privacy-policy')
  expect(`${(await preview()).output}\n`).toBe(same)
})

it('a file that has next to nothing of the text is doubted', async () => {
  const minutes = new Document({
    sections: [{ children: [new Paragraph('Minutes of a meeting')] }],
  })
  writeFileSync(word('minutes'), await Packer.toBuffer(minutes))
  const { output } = await later(folder, 'preview', 'privacy-policy', 'en', word('minutes'))
  expect(output).toContain('Next to nothing is the same: is it this document, in this language?')
})

it.each([
  ['another document', 'terms-of-service.en', 'terms-of-service in "en"'],
  ['another language', 'privacy-policy.de', 'privacy-policy in "de"'],
])('a file of %s is named, whether it was sent or came back', async (_, other, what) => {
  const message = `${word(other)}: is ${what}, by its title, and not privacy-policy in "en". Name the file of the same document and language.`
  const preview = (returned: string, ...sent: readonly string[]) =>
    later(folder, 'preview', 'privacy-policy', 'en', word(returned), ...sent)
  const { code, output } = await preview('privacy-policy.en', '--sent', word(other))
  expect(output).toContain(message)
  expect(code).toBe(1)
  expect((await preview(other)).output).toContain(message)
})
