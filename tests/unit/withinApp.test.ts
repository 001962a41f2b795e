import { expect, it } from 'vitest'
import { withinApp } from '../../src/pages/app-view/withinApp.ts'

it('every link of a document to a document stays in the app, others lead out of it', () => {
  const leading = (path: string) => `<a href="${path}">there</a>`
  const document = withinApp({
    ...{ title: 'Title', description: 'Words', version: '1.0', effective: '2025-01-01' },
    ...{ lastUpdated: '2025-01-01', language: 'de', markdown: 'Text' },
    introduction: leading('/de/privacy-policy'),
    sections: [
      {
        ...{ id: 'a', heading: 'A' },
        inShort: leading('/de/terms-of-service#x'),
        html: leading('/de/data-processing-agreement') + leading('/de/impressum'),
      },
    ],
  })
  expect(document.introduction).toBe(leading('/de/privacy-policy/app'))
  expect(document.sections[0]?.inShort).toBe(leading('/de/terms-of-service/app#x'))
  expect(document.sections[0]?.html).toBe(
    leading('/de/data-processing-agreement/app') + leading('/de/impressum'),
  )
})
