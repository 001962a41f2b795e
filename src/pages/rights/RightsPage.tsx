import { holders, rightsOf } from '../../model/rights.ts'
import { linkToRoute } from '../../model/routes.ts'
import { BackLink } from '../BackLink.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { RightsPageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { rightsStyles } from '../styles/styles.ts'
import { ResidenceChoice } from './ResidenceChoice.tsx'
import { RightEntry } from './RightEntry.tsx'

/** The rights of the people whose data is processed, by those who have them. */
export function RightsPage({ page, build }: PageProps<RightsPageEntry>) {
  const { site } = build
  const { language } = page
  const texts = site.messages[language]
  const text = build.rights[language]
  const policy = linkToRoute(site, 'privacy-policy', language)
  const home = linkToRoute(site, 'landing', language)
  const title = texts['legal.your-rights']
  return (
    <PageFrame
      page={page}
      build={build}
      title={title}
      description={text.description}
      navbarTitle={title}
      css={rightsStyles}
    >
      <article className="legal rights">
        <header className="legal-head">
          <h1>{title}</h1>
          <p>{text.lead}</p>
        </header>
        <div className="legal-body">
          <ResidenceChoice text={text} />
          <div className="legal-column">
            <p>
              {text.conditions} {texts['rights.binding']}{' '}
              <a href={`${policy.path}#rights`}>{texts['legal.privacy-policy']}</a>
            </p>
            {holders.map(holder => (
              <section key={holder} id={holder}>
                <h2>{text.holders[holder].heading}</h2>
                <p className="who">{text.holders[holder].who}</p>
                {rightsOf(holder).map(name => (
                  <RightEntry key={name} id={name} text={text.rights[name]} />
                ))}
              </section>
            ))}
            <section id="counting">
              <h2>{text.counting.heading}</h2>
              {text.counting.paragraphs.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
            <BackLink to={home} label={texts['back.home']} />
          </div>
        </div>
      </article>
    </PageFrame>
  )
}
