import type { Page } from '@playwright/test'
import { printedWords } from '../engines/paper.ts'
import { expect, hydrate, test } from './page.ts'

const values = {
  'Name or company': 'Example Customer GmbH',
  Address: 'Musterstraße 1\n10115 Berlin',
  Contact: 'privacy@example.org',
} as const

/** 120 letters, and six lines that are longer than their column. */
const longName =
  'Vereinigte Beispielgesellschaften für Datenverarbeitung, Bildgestaltung und Langwortforschung mbH und Compagnie KG aA XY'
const longAddress = [
  'Abteilung für internationale Vertragsangelegenheiten und Datenschutz',
  'Gebäude 12, Aufgang C, dritter Stock, Zimmer 3.041 bis 3.047 links',
  'Donaudampfschifffahrtsgesellschaftskapitänsstraße 1234 bis 1236',
  '10115 Berlin-Mitte, Postfach 1234567890, Zustellbezirk 98765 Nord',
  'Bundesrepublik Deutschland, Europäische Union, Kontinent Europa',
  'Zustellung nur werktags zwischen neun Uhr und siebzehn Uhr dreißig',
]

const address = '/data-processing-agreement/sign'

/** Types names and lines that are longer than their fields, as a visitor does. */
async function typeLongValues(page: Page): Promise<void> {
  await page.getByLabel('Name or company').fill(longName)
  const field = page.getByLabel('Address', { exact: true })
  await field.fill('')
  await field.click()
  for (const [index, line] of longAddress.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.insertText(line)
  }
  await expect(field).toBeFocused()
}

async function expectLongValuesPrinted(page: Page): Promise<void> {
  const file = test.info().outputPath('agreement.pdf')
  await page.pdf({ format: 'A4', path: file })
  const printed = (await printedWords(file)).map(({ text }) => text).join('')
  for (const text of [longName, ...longAddress]) {
    expect(printed).toContain(text.replaceAll(' ', ''))
  }
  await page.emulateMedia({ media: 'print' })
  const field = page.getByLabel('Address', { exact: true })
  await expect(field).toHaveCSS('outline-style', 'none')
  await expect(field).toHaveCSS('caret-color', 'rgba(0, 0, 0, 0)')
}

test('the agreement to sign keeps to itself what is typed, and shows and prints it', async ({
  page,
  context,
}) => {
  await page.goto(address)

  await test.step('nothing is sent or stored', async () => {
    await hydrate(page)
    const requests: string[] = []
    context.on('request', request => requests.push(request.url()))
    for (const [label, value] of Object.entries(values)) {
      await page.getByLabel(label, { exact: true }).fill(value)
    }
    await page.getByLabel('Name or company').press('Enter')
    expect(requests).toEqual([])
    await expect(page).toHaveURL(/\/data-processing-agreement\/sign$/)
    await expect(page.getByLabel('Name or company').first()).toContainText('Example Customer GmbH')
    const stored = await page.evaluate(() => localStorage.length + sessionStorage.length)
    expect(stored + (await context.cookies()).length).toBe(0)
  })

  await test.step('lines that a browser makes elements of stay lines', async () => {
    const field = page.getByLabel('Address', { exact: true })
    await field.evaluate(element => {
      const lines = ['Musterstraße 1', '10115 Berlin'].map(text => {
        const line = document.createElement('div')
        line.textContent = text
        return line
      })
      element.replaceChildren(...lines)
    })
    expect(await field.innerText()).toBe('Musterstraße 1\n10115 Berlin')
  })

  await test.step('it is printed on ruled lines, without navigation', async () => {
    await page.emulateMedia({ media: 'print' })
    const field = page.locator('#customer-name')
    await expect(field).toBeVisible()
    await expect(field).toHaveText('Example Customer GmbH')
    for (const line of ['#customer-name', '#customer-officer', '#provider-date']) {
      const borders = await page.locator(line).evaluate(element => {
        const { borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element)
        return [borderTopWidth, borderLeftWidth, Number.parseFloat(borderBottomWidth) > 0]
      })
      expect(borders, line).toEqual(['0px', '0px', true])
    }
    for (const screen of ['.elsewhere', '.back-home', '.footer']) {
      for (const element of await page.locator(screen).all()) await expect(element).toBeHidden()
    }
    await page.emulateMedia({ media: null })
  })

  await test.step('every letter is printed, and no focus ring', async () => {
    await typeLongValues(page)
    await expectLongValuesPrinted(page)
    await page.emulateMedia({ media: null })
  })

  await test.step('long values are shown in full on a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 800 })
    const name = page.getByLabel('Name or company')
    await name.fill(longName)
    await expect(name).toBeFocused()
    await expect(name).toHaveCSS('outline-style', 'solid')
    const hidden = await name.evaluate(
      ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      ],
    )
    expect(hidden).toEqual([0, 0])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every letter that was typed is printed, and no focus ring', async ({ page }) => {
    await page.goto(address)
    await typeLongValues(page)
    await expectLongValuesPrinted(page)
  })
})
