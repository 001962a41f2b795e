import { Flower, PaperFlower } from '../../artworks/Flower.tsx'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { RouteLink } from '../../model/routes.ts'
import { DunesAtDusk } from './DunesAtDusk.tsx'

/** What hangs on each nail, and the section of the landing page that it leads to. */
const works = [
  { section: 'features', work: <DunesAtDusk /> },
  { section: 'pricing', work: <Flower /> },
  { section: 'faq', work: <PaperFlower /> },
] as const

interface WallProps {
  readonly home: RouteLink
}

/** Three nails without pictures; each is a link, and shows its picture to whoever points at it. */
export function Wall({ home }: WallProps) {
  const { t } = useLanguage()
  return (
    <ul className="wall">
      {works.map(({ section, work }) => (
        <li key={section}>
          <a href={`${home.path}#${section}`} hrefLang={home.otherLanguage}>
            <span className={`frame ${section}`} aria-hidden="true">
              {work}
            </span>
            {t(`navbar.${section}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
