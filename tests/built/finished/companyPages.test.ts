import { expect, it } from 'vitest'
import { readManifest } from '../../buildUnderTest.ts'
import { attribute } from '../../sites/tree.ts'
import { builtPage } from '../builtPage.ts'
import { companyPages } from '../sitePages.ts'

const { files } = readManifest()

it('every page of the company’s own shows its picture in sizes that the site serves, with the room that it takes', () => {
  expect(companyPages).not.toEqual([])
  for (const { file } of companyPages) {
    const page = builtPage(file)
    const image = page.one('.legal picture img')
    expect([attribute(image, 'width'), attribute(image, 'height')]).toEqual(['900', '600'])
    const sources = page.all('.legal picture source')
    expect(sources.map(source => attribute(source, 'type'))).toEqual(['image/avif', 'image/webp'])
    const paths = sources.flatMap(source =>
      attribute(source, 'srcSet')
        ?.split(',')
        .map(entry => entry.trim().split(' ')[0] ?? ''),
    )
    expect(paths).toHaveLength(6)
    for (const path of [...paths, attribute(image, 'src')]) {
      expect(files).toHaveProperty([path ?? ''])
    }
  }
})
