import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesFolder } from '../sites/environment.mjs'
import { cutWords } from './cutWords.ts'
import { expect, test } from './page.ts'

test.use({ javaScriptEnabled: false })

test('in French and Spanish, too, the triptych fits and its choices change the scene', async ({
  page,
}) => {
  for (const [language, { place, save, name }] of Object.entries({
    fr: { place: 'Mer', save: 'Enregistrer', name: 'Mer au couchant.png' },
    es: { place: 'Mar', save: 'Guardar', name: 'Mar al atardecer.png' },
  })) {
    const landing = readFileSync(join(pagesFolder, `landing.${language}.html`), 'utf8')
    await page.route('/de', async route => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/(?<=<main[^>]*>).*(?=<\/main>)/s, () => landing)
      await route.fulfill({ response, body })
    })
    await page.goto('/de')
    await page.getByRole('radio', { name: place, exact: true }).check()
    const link = page.getByRole('link', { name: save })
    await expect(link).toHaveCount(1)
    await expect(link).toHaveAttribute('href', /^\/wallpapers\/sea-/)
    await expect(link).toHaveAttribute('download', name)
    expect(await cutWords(page), language).toEqual({})
  }
})
