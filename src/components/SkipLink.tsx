import { useLanguage } from '../languages/LanguageProvider.tsx'

/** The first thing the keyboard reaches: past the navbar to the content. */
export function SkipLink() {
  const { t } = useLanguage()
  return (
    <a className="skip-link" href="#content">
      {t('skip.content')}
    </a>
  )
}
