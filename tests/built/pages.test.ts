import { expect, it } from 'vitest'
import { readManifest } from '../buildUnderTest.ts'
import { notFoundPages, routePages } from './sitePages.ts'

const { files, notFound } = readManifest()

it('the site serves these pages and no others', () => {
  const served = Object.entries(files).filter(([, { type }]) => type.startsWith('text/html'))
  expect(served.map(([path, { variants }]) => [path, variants.identity.file]).toSorted()).toEqual(
    routePages.map(({ path, file }) => [path, file]).toSorted(),
  )
})

it('unknown addresses get the 404 page of the language they begin with', () => {
  const shown = Object.entries(notFound).map(([prefix, { variants }]) => [
    prefix,
    variants.identity.file,
  ])
  expect(shown).toEqual([
    ['', '404.html'],
    ['/de', 'de/404.html'],
    ['/fr', 'fr/404.html'],
    ['/es', 'es/404.html'],
  ])
  expect(notFoundPages.map(({ file }) => file)).toEqual(shown.map(([, file]) => file))
})
