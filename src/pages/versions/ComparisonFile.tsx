import { LanguageProvider } from '../../languages/LanguageProvider.tsx'
import type { Language } from '../../languages/languages.ts'
import { fillMessage } from '../../languages/messages.ts'
import { dateText } from '../../model/dateText.ts'
import type { Site } from '../../model/site.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import type { ComparedSection } from '../../versions/comparison/compareDocuments.ts'
import type { PublishedVersion } from '../../versions/publishedVersion.ts'
import { ChangedSections } from './ChangedSections.tsx'
import { ComparedSections } from './ComparedSections.tsx'

interface ComparisonFileProps {
  readonly site: Site
  readonly before: PublishedVersion
  readonly after: PublishedVersion
  readonly language: Language
  readonly sections: readonly ComparedSection[]
  readonly styles: string
}

/** Two versions of a document compared, as a page that is opened from a folder. */
export function ComparisonFile(props: ComparisonFileProps) {
  const { site, before, after, language, sections, styles } = props
  const texts = site.messages[language]
  const document = withoutSoftHyphens(texts[`legal.${after.document}`])
  const title = fillMessage(texts['changes.title'], { document, version: after.version })
  const description = fillMessage(texts['changes.description'], {
    version: after.version,
    before: before.version,
  })
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${site.config.brand}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheets */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <LanguageProvider language={language} messages={texts} alternates={{}}>
          <main className="container">
            <article className="legal">
              <header className="legal-head">
                <h1>{title}</h1>
                <div>
                  <p>{description}</p>
                  <table className="version-table">
                    <tbody>
                      {[before, after].map(({ version, effective }) => (
                        <tr key={version}>
                          <th scope="row">{fillMessage(texts['versions.version'], { version })}</th>
                          <td>
                            {texts['legal.effective']}{' '}
                            <time dateTime={effective}>{dateText(effective, language)}</time>
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
              </header>
              <div className="legal-body">
                <ChangedSections sections={sections} />
                <div className="legal-column">
                  {sections.some(({ status }) => status !== 'unchanged') && (
                    <p>{texts['changes.legend']}</p>
                  )}
                  <div className="legal-text comparison">
                    <ComparedSections sections={sections} />
                  </div>
                </div>
              </div>
            </article>
          </main>
        </LanguageProvider>
      </body>
    </html>
  )
}
