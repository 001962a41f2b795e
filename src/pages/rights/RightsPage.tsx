import { fillFacts } from '../../content/fillFacts.ts'
import { rightsCatalogs } from '../../content/rights/catalogs.ts'
import { holders, type RightName, rights } from '../../content/rights/rights.ts'
import { linkToRoute } from '../../content/routes.ts'
import { messages } from '../../i18n/messages.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { RightsPageEntry } from '../pageTable.ts'
import type { SiteBuild } from '../siteBuild.ts'
import { ResidenceChoice } from './ResidenceChoice.tsx'
import { RightEntry } from './RightEntry.tsx'
import { rightsStyles } from './styles.ts'

interface RightsPageProps {
  readonly page: RightsPageEntry
  readonly build: SiteBuild
}

const rightNames = Object.keys(rights) as RightName[] // the keys of the table of rights

/** The rights of the people whose data is processed, by those who have them. */
export function RightsPage({ page, build }: RightsPageProps) {
  const { language } = page
  const texts = messages[language]
  const catalog = rightsCatalogs[language]
  const policy = linkToRoute('privacy-policy', language)
  const home = linkToRoute('landing', language)
  const title = texts['legal.your-rights']
  return (
    <PageFrame
      page={page}
      build={build}
      title={title}
      description={catalog.description}
      navbarTitle={title}
      css={rightsStyles}
    >
      <article className="legal rights">
        <header className="legal-head">
          <h1>{title}</h1>
          <p>{catalog.lead}</p>
        </header>
        <div className="legal-body">
          <ResidenceChoice catalog={catalog} />
          <div className="legal-column">
            <p>
              {catalog.conditions} {catalog.binding}{' '}
              <a href={`${policy.path}#rights`}>{texts['legal.privacy-policy']}</a>
            </p>
            {holders.map(holder => (
              <section key={holder} id={holder}>
                <h2>{catalog.holders[holder].heading}</h2>
                <p className="who">{catalog.holders[holder].who}</p>
                {rightNames
                  .filter(name => rights[name].holder === holder)
                  .map(name => (
                    <RightEntry key={name} name={name} language={language} />
                  ))}
              </section>
            ))}
            <section id="counting">
              <h2>{catalog.counting.heading}</h2>
              {catalog.counting.paragraphs.map(paragraph => (
                <p key={paragraph}>{fillFacts(paragraph, language)}</p>
              ))}
            </section>
            <a className="pill back-home" href={home.path} hrefLang={home.otherLanguage}>
              <span aria-hidden="true">←</span> {texts['back.home']}
            </a>
          </div>
        </div>
      </article>
    </PageFrame>
  )
}
