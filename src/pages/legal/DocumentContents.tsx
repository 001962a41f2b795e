import { Island } from '../../components/Island.tsx'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import type { Language } from '../../i18n/languages.ts'

interface DocumentContentsProps {
  readonly document: {
    readonly language: Language
    readonly sections: readonly { readonly id: string; readonly heading: string }[]
  }
}

/** The sections of a text, beside it where there is room. */
export function DocumentContents({ document }: DocumentContentsProps) {
  const { t } = useLanguage()
  return (
    <Island
      name="contents"
      props={{
        title: t('legal.contents'),
        lang: document.language,
        entries: document.sections.map(({ id, heading }) => ({ id, heading })),
      }}
    />
  )
}
