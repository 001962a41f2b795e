import { linkToRoute, useLanguage } from '../../company/index.ts'
import { Flower, firstScene, Heavens, Land, SceneDefs, ToneFilter } from '../artworks/index.ts'
import { Headline, hasWorks } from '../components/index.ts'
import { PageFrame } from './PageFrame.tsx'
import type { PageProps } from './siteBuild.ts'
import { stylesOfNotFound } from './styles/styles.ts'

const { place, time } = firstScene

/** The dunes at dusk, as a picture that hangs on a wall; the tone of all pictures is defined in it. */
function DunesAtDusk() {
  return (
    <svg
      className={`${place} ${time}`}
      viewBox="60 24 240 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <SceneDefs />
        <ToneFilter />
        <linearGradient id="sky" x2="0" y2="1">
          {[1, 2, 3, 4].map(layer => (
            <stop key={layer} offset={(layer - 1) / 4} stopColor={`var(--sky-${layer})`} />
          ))}
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0-30h320v290H0z" />
      <Heavens />
      <Land place={place} />
    </svg>
  )
}

/** A conversation: bubbles with lines of words, in the colors of the chat. */
function Conversation() {
  return (
    <svg viewBox="0 0 160 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        fill="var(--said)"
        d="M52 42h76a12 12 0 0 1 12 12v22a4 4 0 0 1-4 4H52a12 12 0 0 1-12-12V54a12 12 0 0 1 12-12z"
      />
      <path
        fill="var(--card)"
        d="M32 94h66a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12H24a4 4 0 0 1-4-4v-48a12 12 0 0 1 12-12z"
      />
      <path stroke="#fff" strokeWidth="4" strokeLinecap="round" d="M56 61h66" />
      <path
        stroke="var(--muted)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M36 114h58M36 126h50M36 138h34"
      />
    </svg>
  )
}

/** What hangs on each nail, and the section of the landing page that it leads to. */
const linkedWorks = [
  { section: 'features', work: <DunesAtDusk /> },
  { section: 'pricing', work: <Flower /> },
  { section: 'faq', work: <Conversation /> },
] as const

/** What an unknown address shows, with the way back. */
export function NotFoundPage({ page, build }: PageProps<'not-found'>) {
  const { t, language } = useLanguage()
  const home = linkToRoute(build.site, 'landing', language)
  return (
    <PageFrame
      page={page}
      build={build}
      css={stylesOfNotFound(hasWorks(build.works))}
      title={t('meta.notFound.title')}
      description={t('meta.notFound.description')}
    >
      <div className="not-found">
        <div>
          <h1>
            <Headline text={t('notFound.title')} />
          </h1>
          <p className="lead">{t('notFound.text')}</p>
          <a className="button" {...home}>
            {t('back.home')}
          </a>
        </div>
        {/* The three panels, hung: each leads to a section. */}
        <ul className="wall">
          {linkedWorks.map(({ section, work }) => (
            <li key={section}>
              <a {...home} href={`${home.href}#${section}`}>
                <span className={`frame ${section}`} aria-hidden="true">
                  {work}
                </span>
                {t(`navbar.${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  )
}
