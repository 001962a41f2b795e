import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { LegalHomeEntry } from './legalHomeEntries.ts'

interface LegalHomeEntryCardProps {
  readonly entry: LegalHomeEntry
}

/** A page in the list of all legal pages: what it is about, for whom, its version and its forms. */
export function LegalHomeEntryCard({ entry }: LegalHomeEntryCardProps) {
  const { language, t } = useLanguage()
  const { path, title, description, textLanguage, audience, details, formats } = entry
  const lang = textLanguage === language ? undefined : textLanguage
  return (
    <li>
      <h3 lang={lang}>
        <a href={path}>{title}</a>
      </h3>
      <p lang={lang}>{description}</p>
      <dl>
        <div>
          <dt>{t('legalHome.audience')}</dt>
          <dd>{audience}</dd>
        </div>
        {details.map(({ label, text, day }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{day === undefined ? text : <time dateTime={day}>{text}</time>}</dd>
          </div>
        ))}
        {formats.length > 0 && (
          <div className="elsewhere">
            <dt>{t('legal.formats')}</dt>
            <dd>
              {formats.map((format, index) => (
                <span key={format.path}>
                  {index > 0 && ', '}
                  <a href={format.path}>{format.text}</a>
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </li>
  )
}
