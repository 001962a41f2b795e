import { fillMessage } from '../../languages/messages.ts'
import { linkToRoute } from '../../model/routes.ts'
import { BackLink } from '../BackLink.tsx'
import { DocumentContents } from '../legal/DocumentContents.tsx'
import { LegalText } from '../legal/LegalText.tsx'
import { VersionTable } from '../legal/VersionTable.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { AgreementPageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { Annex } from './Annex.tsx'
import { Parties } from './Parties.tsx'
import { Signatures } from './Signatures.tsx'
import { agreementStyles } from './styles.ts'

/** The data processing agreement to fill in, print and sign. */
export function AgreementPage({ page, build }: PageProps<AgreementPageEntry>) {
  const { site } = build
  const { language } = page
  const document = build.legalTexts['data-processing-agreement'][language]
  const annexes = build.annexes[language]
  const texts = site.messages[language]
  const toRead = linkToRoute(site, 'data-processing-agreement', language)
  const title = texts['agreement.title']
  // Numbered as the annexes of the standard contractual clauses.
  const descriptionAnnex = fillMessage(texts['agreement.descriptionAnnex'], { number: '1' })
  const measuresAnnex = fillMessage(texts['agreement.measuresAnnex'], { number: '2' })
  const processorsAnnex = fillMessage(texts['agreement.processorsAnnex'], { number: '3' })
  const sections = [
    { id: 'parties', heading: texts['agreement.parties'] },
    ...document.sections,
    { id: 'signatures', heading: texts['agreement.signatures'] },
    { id: 'annex-description', heading: descriptionAnnex },
    { id: 'annex-measures', heading: measuresAnnex },
    { id: 'annex-processors', heading: processorsAnnex },
  ]
  return (
    <PageFrame
      page={page}
      build={build}
      title={title}
      description={texts['agreement.description']}
      navbarTitle={title}
      css={agreementStyles}
    >
      <article className="legal agreement">
        <header className="legal-head">
          <h1>{title}</h1>
          <VersionTable site={site} document={document} />
        </header>
        <div className="legal-body">
          <DocumentContents document={{ language, sections }} />
          <div className="legal-column">
            <p className="elsewhere">
              {texts['agreement.standing']} {texts['agreement.use']} {texts['agreement.text']}{' '}
              <a href={toRead.path}>{texts['legal.data-processing-agreement']}</a>
            </p>
            <Parties site={site} />
            <p className="in-short-note">{texts['legal.inShortNote']}</p>
            <LegalText document={document} />
            <Signatures />
            <Annex
              id="annex-description"
              title={descriptionAnnex}
              language={document.language}
              content={annexes.description}
            />
            <Annex
              id="annex-measures"
              title={measuresAnnex}
              language={document.language}
              content={annexes.measures}
            />
            <Annex
              id="annex-processors"
              title={processorsAnnex}
              language={document.language}
              content={annexes.processors}
            />
            <BackLink to={toRead} label={texts['legal.data-processing-agreement']} />
          </div>
        </div>
      </article>
    </PageFrame>
  )
}
