import type { ReactNode } from 'react'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { fillMessage } from '../../languages/messages.ts'
import type { ShownCredentials } from '../../media/shownWorks.ts'
import { dateText } from '../../model/dateText.ts'

interface WorkCredentialsProps {
  readonly credentials: ShownCredentials
}

/** What the Content Credentials of a work say, and the file that carries them for whoever checks it. */
export function WorkCredentials({ credentials }: WorkCredentialsProps) {
  const { t, language } = useLanguage()
  const { source, tool, day, signer, original } = credentials
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('credentials.source'), source && t(`credentials.source.${source}`)],
    [t('credentials.tool'), tool],
    [t('credentials.day'), day && <time dateTime={day}>{dateText(day, language)}</time>],
    [t('credentials.signer'), signer],
  ]
  return (
    <details className="credentials">
      <summary>{t('credentials.title')}</summary>
      <div className="credentials-rows">
        <dl>
          {rows.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {original && (
          <a href={original.path} download>
            {t('credentials.original')} (
            {fillMessage(t('credentials.size'), {
              type: original.ending.toUpperCase(),
              size: new Intl.NumberFormat(language).format(Math.ceil(original.bytes / 1000)),
            })}
            )
          </a>
        )}
      </div>
    </details>
  )
}
