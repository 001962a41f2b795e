import { hasDesignAccent, paletteOf, shownPlaces, useLanguage } from '../../../company/index.ts'
import { Flower, stillLandscapes, ToneFilter, Works, World } from '../../artworks/index.ts'
import { Headline, hasWorks, sectionMark } from '../../components/index.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps, SiteBuild } from '../siteBuild.ts'
import {
  DownloadBadges,
  type DownloadBadgesProps,
  launchReminder,
  storeLinks,
  wayToApp,
} from '../stores.tsx'
import { stylesOfLanding } from '../styles/styles.ts'
import { Pricing } from './Pricing.tsx'
import { ChatPanel, ImagePanel, VideoPanel, WorkPanel } from './panels.tsx'
import { planCards } from './planCards.ts'
import { focusCss, MadeWith } from './Shot.tsx'
import { Features, Questions, Testimonials } from './sections.tsx'

/** The tools of the triptych, from left to right. */
const tools = [
  ['video', 'panel-frame panel-left'],
  ['image', 'panel-frame'],
  ['chat', 'panel-frame panel-right'],
] as const

type HeroProps = Omit<DownloadBadgesProps, 'isFurtherDown'> & Pick<SiteBuild, 'works'>

/** The first section: what the app is, where to get it, and the triptych. */
export function Hero({ stores, reminder, works }: HeroProps) {
  const { t } = useLanguage()
  const { video, image } = works
  // The chat shows the pictures of the first panel once more.
  const worksOfTool = { video, image, chat: video }
  const panels = {
    video: video ? <WorkPanel tool="video" works={works} /> : <VideoPanel />,
    image: image ? <WorkPanel tool="image" works={works} /> : <ImagePanel />,
    chat: <ChatPanel works={works} />,
  }
  return (
    <section id="home" className="hero" {...sectionMark}>
      <h1>
        <Headline text={t('hero.title')} />
      </h1>
      <div className="row hero-side">
        {/* Its style keeps the lines: each sentence begins one. */}
        <p className="lead">{`${t('hero.subtitle')}\n${t('hero.audience')}`}</p>
        <DownloadBadges stores={stores} reminder={reminder} />
      </div>
      <div className="triptych">
        {tools.map(([tool, className]) => (
          <figure key={tool} className={className}>
            <figcaption>
              <strong>{t(`panel.${tool}.label`)}</strong> {t(`panel.${tool}.caption`)}
              {worksOfTool[tool] && (
                <>
                  {' · '}
                  <MadeWith isOfPictureAlone={tool === 'chat'} />
                </>
              )}
            </figcaption>
            {panels[tool]}
          </figure>
        ))}
      </div>
      <div className="row hero-notes">
        <p className="notice">{t('hero.notice')}</p>
        {shownPlaces.some(place => !works[place]) && (
          <p>{t(hasWorks(works) ? 'hero.drawnOthers' : 'hero.drawn')}</p>
        )}
      </div>
    </section>
  )
}

/** The drawings that works of the company replace, but that others on the page are made of. */
function SharedDrawings({ works }: Pick<SiteBuild, 'works'>) {
  const isShelfDrawn = !works['feature-organize']
  const usesWorks = isShelfDrawn || !works['feature-share']
  const usesFlower = usesWorks || !works['feature-image']
  const usesWorld = !works['feature-video'] || !works.closing
  return (
    <div className="shared-drawings" aria-hidden="true">
      <svg aria-hidden="true">
        <ToneFilter />
      </svg>
      {works.video && usesWorld && (
        <svg aria-hidden="true">
          <World places={stillLandscapes} />
        </svg>
      )}
      {works.image && usesFlower && <Flower />}
      {works.image && isShelfDrawn && <Flower material="paper" />}
      {works['feature-image'] && usesWorks && <Works />}
    </div>
  )
}

type LandingBuild = Pick<
  SiteBuild,
  'site' | 'isIndexed' | 'questions' | 'badges' | 'qrCodes' | 'works' | 'screens'
>

/** The landing page's sections; the last one, contact, is the footer of every page. */
export function Landing({ build }: { readonly build: LandingBuild }) {
  const { language } = useLanguage()
  const { site, works, screens, questions } = build
  const stores = storeLinks(build, language)
  return (
    <>
      <Hero stores={stores} reminder={launchReminder(site, language)} works={works} />
      {hasWorks(works) && <SharedDrawings works={works} />}
      <Features works={works} screens={screens[language]} />
      <Pricing site={site} app={wayToApp(stores)} />
      <Testimonials build={build} />
      <Questions items={questions[language]} />
    </>
  )
}

/** The route `/`. */
export function LandingPage({ page, build }: PageProps<'landing'>) {
  const { t, language } = useLanguage()
  const { works, screens } = build
  const stores = storeLinks(build, language)
  const { hasYearlyPrice, hasEmptyRow } = planCards(build.site)
  const styles = stylesOfLanding({
    hasWorks: hasWorks(works),
    hasClosingPicture: works.closing !== undefined,
    hasOwnAccent: !hasDesignAccent('dark', paletteOf(build.site.config.identity.colors).dark),
    hasStores:
      stores.length > 1 ||
      stores.some(({ url }) => url !== undefined) ||
      launchReminder(build.site, language) !== undefined,
    isVideoDrawn: !works.video,
    isImageDrawn: !works.image,
    hasScreens: screens[language] !== undefined,
    hasYearlyPrice,
    hasEmptyRow,
  })
  return (
    <PageFrame
      page={page}
      build={build}
      css={styles + focusCss(works)}
      title={t('meta.landing.title')}
      description={t('meta.landing.description')}
    >
      <Landing build={build} />
    </PageFrame>
  )
}
