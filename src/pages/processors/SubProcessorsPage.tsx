import { processorRegister } from '../../model/processors.ts'
import { linkToRoute } from '../../model/routes.ts'
import { feedPath } from '../feedPath.ts'
import { LinksTable } from '../legal/LinksTable.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { SubProcessorsPageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { processorStyles } from '../styles/styles.ts'
import { ProcessorTable } from './ProcessorTable.tsx'

/** The register of processors with its history, from the same list as policy and DPA. */
export function SubProcessorsPage({ page, build }: PageProps<SubProcessorsPageEntry>) {
  const { site } = build
  const { language } = page
  const texts = site.messages[language]
  const title = texts['processors.title']
  const { present, coming, former } = processorRegister(site)
  const seeAlso = [
    {
      text: texts['legal.data-processing-agreement'],
      path: `${linkToRoute(site, 'data-processing-agreement', language).path}#processors`,
    },
    { text: texts['feed.label'], path: feedPath(language) },
  ]
  return (
    <PageFrame
      page={page}
      build={build}
      title={title}
      description={texts['processors.description']}
      navbarTitle={title}
      css={processorStyles}
    >
      <article className="legal">
        <header className="legal-head">
          <h1>{title}</h1>
          <div>
            <p>{texts['processors.description']}</p>
            <LinksTable rows={[{ label: texts['legal.seeAlso'], links: seeAlso }]} />
          </div>
        </header>
        <div className="legal-column legal-text processors">
          {coming.length > 0 && (
            <section id="coming" aria-labelledby="coming-heading">
              <h2 id="coming-heading">{texts['processors.coming']}</h2>
              <p>{texts['processors.comingNote']}</p>
              <ProcessorTable processors={coming} days={['announcedOn', 'since']} isComing />
            </section>
          )}
          <section id="present" aria-labelledby="present-heading">
            <h2 id="present-heading">{texts['processors.present']}</h2>
            <ProcessorTable processors={present} days={['announcedOn', 'since']} />
          </section>
          {former.length > 0 && (
            <section id="former" aria-labelledby="former-heading">
              <h2 id="former-heading">{texts['processors.former']}</h2>
              <ProcessorTable processors={former} days={['since', 'until']} />
            </section>
          )}
        </div>
      </article>
    </PageFrame>
  )
}
