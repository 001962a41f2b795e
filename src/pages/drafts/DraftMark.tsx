import { useLanguage } from '../../languages/LanguageProvider.tsx'

/** Says on every page of a preview that it shows drafts, on the screen and on paper. */
export function DraftMark() {
  const { t } = useLanguage()
  return (
    <p className="draft-mark" data-word={t('draft.word')}>
      <strong>{t('draft.word')}</strong> {t('draft.mark')}
    </p>
  )
}
