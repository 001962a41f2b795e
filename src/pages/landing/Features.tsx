import { Filmstrip, Sheet, Shelf, Works } from '../../artworks/index.ts'
import { fillMessage, useLanguage } from '../../languages/index.ts'
import type { ShownWork, ShownWorks } from '../../media/index.ts'
import { Section } from './Section.tsx'
import { MadeWith, Shot, useSentence } from './Shot.tsx'

/** As wide as a picture is drawn; on a phone as in the hero. */
const sizes = '(width<37.5em) 60vw,(width<56.25em) 85vw,45vw'

/** A work of the operator, which replaces a drawn one. */
function FeatureWork({ work }: { readonly work: ShownWork }) {
  const { t } = useLanguage()
  const { text, lang } = useSentence(work, 0)
  return (
    <figure>
      <Shot {...{ work, sizes }} />
      <figcaption>
        {/* The picture's own text says it to who does not see. */}
        <span aria-hidden="true" lang={lang}>
          {fillMessage(t('work.prompt'), { prompt: text })}
        </span>
        <MadeWith />
      </figcaption>
    </figure>
  )
}

function Exchange() {
  const { t } = useLanguage()
  return (
    <div className="exchange" aria-hidden="true">
      <p className="said">{t('features.chat.question')}</p>
      <p>{t('features.chat.answer')}</p>
    </div>
  )
}

/** The features with what is drawn for each; the words of the first two stand beside it. */
const features = [
  ['video', Filmstrip],
  ['image', Works],
  ['chat', Exchange],
  ['organize', Shelf],
  ['share', Sheet],
] as const

/** What the app does: three tools, and what becomes of the things made with them. */
export function Features({ works }: { readonly works: ShownWorks }) {
  const { t } = useLanguage()
  return (
    <Section name="features">
      <div className="features frame ruled">
        {features.map(([name, Drawing], index) => {
          const own = works[`feature-${name}`]
          const words = (
            <>
              <h3>{t(`features.${name}.title`)}</h3>
              <p>{t(`features.${name}.text`)}</p>
            </>
          )
          return (
            <article key={name} className={`feature feature-${name}`}>
              {index < 2 ? <div>{words}</div> : words}
              {own ? (
                <div className="own-works">
                  {own.map(work => (
                    <FeatureWork key={work.src} work={work} />
                  ))}
                </div>
              ) : (
                <Drawing />
              )}
            </article>
          )
        })}
      </div>
      <p className="note">{t('features.providers')}</p>
    </Section>
  )
}
