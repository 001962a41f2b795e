import { sectionMark } from '../../components/sections.ts'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { Field } from './Field.tsx'

const parties = [
  { id: 'customer', label: 'agreement.controller' },
  { id: 'provider', label: 'agreement.processor' },
] as const

/** Place, date, name and signature of both parties; signatures are for the pen. */
export function Signatures() {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="signatures" className="signatures">
      <h2 id="signatures" {...sectionMark}>
        {t('agreement.signatures')}
      </h2>
      <div className="two-parties">
        {parties.map(({ id, label }) => (
          <div key={id}>
            <h3>{t(label)}</h3>
            <Field id={`${id}-place`} label="agreement.place" />
            <Field id={`${id}-date`} label="agreement.date" />
            <Field id={`${id}-signatory`} label="agreement.signatory" />
            <p className="signature">{t('agreement.signature')}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
