import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import {
  type LanguageAccess,
  LanguageProvider,
  useLanguage,
} from '../../../src/company/languages/LanguageProvider.tsx'
import type { MessageKey } from '../../../src/company/languages/language.ts'
import { localized } from '../../../src/company/languages/languages.ts'

afterEach(() => vi.unstubAllGlobals())

let access: LanguageAccess | undefined

function Probe() {
  access = useLanguage()
  return null
}

function accessIn(currentSection?: string): LanguageAccess {
  access = undefined
  renderToString(
    <LanguageProvider
      language="en"
      messages={{ 'navbar.home': 'Home' }}
      alternates={{ ...localized(() => '/terms-of-service'), de: '/de/terms-of-service' }}
      currentSection={() => currentSection}
    >
      <Probe />
    </LanguageProvider>,
  )
  if (!access) throw new Error('the provider rendered nothing')
  return access
}

it('useLanguage throws outside its provider (ruling 5)', () => {
  expect(() => renderToString(<Probe />)).toThrow(
    'useLanguage must be used within a LanguageProvider',
  )
})

it('t gives the text of a key, and the key itself where there is none', () => {
  const { t, language } = accessIn()
  expect(language).toBe('en')
  expect(t('navbar.home')).toBe('Home')
  expect(t('no.such.key' as MessageKey)).toBe('no.such.key')
})

it('setLanguage goes to the same page and section in the other language', () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  accessIn('updates').setLanguage('de')
  accessIn().setLanguage('de')
  expect(assign.mock.calls).toEqual([['/de/terms-of-service#updates'], ['/de/terms-of-service']])
})
