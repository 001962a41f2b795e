import { sectionMark } from '../../components/sections.ts'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { MessageKey } from '../../languages/messages.ts'
import type { FactKey } from '../../model/facts.ts'
import { renderFact } from '../../model/factText.ts'
import type { Site } from '../../model/site.ts'
import { Field } from './Field.tsx'

/** What the agreement says of its provider. */
const provider = [
  { label: 'agreement.name', fact: 'company.legalName' },
  { label: 'agreement.address', fact: 'company.postalAddress' },
  { label: 'agreement.contact', fact: 'contact.privacy' },
  { label: 'agreement.officer', fact: 'contact.dpo' },
] as const satisfies readonly { readonly label: MessageKey; readonly fact: FactKey }[]

interface PartiesProps {
  readonly site: Site
}

/** Both parties: fields for the customer, the operator's facts for the provider. */
export function Parties({ site }: PartiesProps) {
  const { language, t } = useLanguage()
  return (
    <section aria-labelledby="parties" className="parties">
      <h2 id="parties" {...sectionMark}>
        {t('agreement.parties')}
      </h2>
      <div className="two-parties">
        <div>
          <h3>{t('agreement.controller')}</h3>
          <Field id="customer-name" label="agreement.name" />
          <Field id="customer-address" label="agreement.address" />
          <Field id="customer-representative" label="agreement.representedBy" />
          <Field id="customer-contact" label="agreement.contact" />
          <Field id="customer-officer" label="agreement.officer" />
        </div>
        <div>
          <h3>{t('agreement.processor')}</h3>
          <dl>
            {provider.map(({ label, fact }) => {
              const { text, isPlaceholder } = renderFact(site, fact, language)
              return (
                <div key={fact}>
                  <dt>{t(label)}</dt>
                  <dd>{isPlaceholder ? <span className="placeholder">{text}</span> : text}</dd>
                </div>
              )
            })}
          </dl>
          <Field id="provider-representative" label="agreement.representedBy" />
        </div>
      </div>
    </section>
  )
}
