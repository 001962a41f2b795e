import { Filmstrip, Sheet, Shelf, Works } from '../../artworks/index.ts'
import { sectionMark } from '../../components/index.ts'
import { useLanguage } from '../../languages/index.ts'
import type { ShownWorks } from '../../media/index.ts'
import { FeatureWorks } from './FeatureWorks.tsx'
import { SectionHead } from './SectionHead.tsx'

interface FeaturesProps {
  readonly works: ShownWorks
}

/** What the app does: three tools, and what becomes of the things made with them. */
export function Features({ works }: FeaturesProps) {
  const { t } = useLanguage()
  return (
    <section id="features" className="section" {...sectionMark}>
      <SectionHead label={t('features.label')} title={t('features.title')} />
      <div className="features frame ruled">
        <article className="feature feature-video">
          <div>
            <h3>{t('features.video.title')}</h3>
            <p>{t('features.video.text')}</p>
          </div>
          <FeatureWorks works={works['feature-video']}>
            <Filmstrip />
          </FeatureWorks>
        </article>
        <article className="feature feature-image">
          <div>
            <h3>{t('features.image.title')}</h3>
            <p>{t('features.image.text')}</p>
          </div>
          <FeatureWorks works={works['feature-image']}>
            <Works />
          </FeatureWorks>
        </article>
        <article className="feature feature-chat">
          <h3>{t('features.chat.title')}</h3>
          <p>{t('features.chat.text')}</p>
          <FeatureWorks works={works['feature-chat']}>
            <div className="exchange" aria-hidden="true">
              <p className="said">{t('features.chat.question')}</p>
              <p>{t('features.chat.answer')}</p>
            </div>
          </FeatureWorks>
        </article>
        <article className="feature feature-organize">
          <h3>{t('features.organize.title')}</h3>
          <p>{t('features.organize.text')}</p>
          <FeatureWorks works={works['feature-organize']}>
            <Shelf />
          </FeatureWorks>
        </article>
        <article className="feature feature-share">
          <h3>{t('features.share.title')}</h3>
          <p>{t('features.share.text')}</p>
          <FeatureWorks works={works['feature-share']}>
            <Sheet />
          </FeatureWorks>
        </article>
      </div>
      <p className="note">{t('features.providers')}</p>
    </section>
  )
}
