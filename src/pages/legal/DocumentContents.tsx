import { Island } from '../../components/Island.tsx'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { Language } from '../../languages/languages.ts'

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
