import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { Field } from './Field.tsx'

const parties = [
  { id: 'customer', label: 'agreement.controller', autoComplete: { place: 'address-level2' } },
  { id: 'provider', label: 'agreement.processor', autoComplete: { place: 'off' } },
] as const

/** Place, date, name and signature of both parties; signatures are for the pen. */
export function Signatures() {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="signatures" className="signatures">
      <h2 id="signatures">{t('agreement.signatures')}</h2>
      <div className="two-parties">
        {parties.map(({ id, label, autoComplete }) => (
          <div key={id}>
            <h3>{t(label)}</h3>
            <Field id={`${id}-place`} label="agreement.place" autoComplete={autoComplete.place} />
            <Field id={`${id}-date`} label="agreement.date" />
            <Field id={`${id}-signatory`} label="agreement.signatory" />
            <p className="signature">{t('agreement.signature')}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
