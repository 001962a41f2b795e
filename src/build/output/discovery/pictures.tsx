import { renderToStaticMarkup } from 'react-dom/server'
import {
  bubbleOf,
  grounds,
  hasPress,
  pageTable,
  paletteOf,
  pressMarkPaths,
  type RoutePage,
  type SchemeColors,
  saidOf,
  softHyphen,
  type TypefaceRole,
} from '../../../company/index.ts'
import {
  companyPageAt,
  Flower,
  firstScene,
  Heavens,
  Land,
  lights,
  markDrawing,
  markSize,
  paintedAs,
  type Scene,
  SceneDefs,
  type SiteBuild,
  scenes,
  sharingSize,
  wallpaperPath,
} from '../../../website/index.ts'
import { familiesOf, siteFaces } from '../../fonts/index.ts'
import { placeDrawing } from '../../media/index.ts'

/** A picture of the site, before it is drawn. */
export interface Drawing {
  /** URL path of the picture. */
  readonly path: string
  readonly svg: string
  /** In px; the height follows from the SVG. */
  readonly width: number
}

/** Width of a wallpaper in px; with its height of 2868 it fills the largest phones of today. */
const WALLPAPER_WIDTH = 1320

/** The part of the drawing a phone shows: narrower than the panel, with more sky above. */
const view = '34 -164.9 260 564.9'

/** Where the colors of the sky lie between the zenith and the horizon. */
const skyStops = [0, 0.36, 0.72, 1]

/** A scene that never changes, within a drawing that is then painted as that scene. */
function SceneDrawing({ scene: { place, time } }: Readonly<{ scene: Scene }>) {
  const { sun, moon, stars } = lights[time]
  const positions = { sun, moon, glint: [(stars ? moon : sun)[0]] }
  const styles = Object.entries(positions).map(
    ([name, at]) => `.${name}{transform:translate(${at})}`,
  )
  return (
    <>
      <style>{`${styles.join('')}.starlight{opacity:${stars}}`}</style>
      <defs>
        <SceneDefs />
        <linearGradient id="sky" x2="0" y2="1">
          {skyStops.map((offset, index) => (
            <stop key={offset} offset={offset} stopColor={`var(--sky-${index + 1})`} />
          ))}
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0-170h320v420H0z" />
      <Heavens />
      <Land place={place} />
    </>
  )
}

/** A picture of every scene that *Save* can take home, in the proportions of a phone. */
export function wallpapers(): Drawing[] {
  return scenes.map(scene => {
    const svg = renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={view} aria-hidden="true">
        <SceneDrawing scene={scene} />
      </svg>,
    )
    return { path: wallpaperPath(scene), svg: paintedAs(scene, svg), width: WALLPAPER_WIDTH }
  })
}

/** The width of the column that holds the title of a card, in px. */
const COLUMN_WIDTH = 560

/** How wide a character of the display face is on average, in ems, over a line and over a long word. */
const EMS_PER_CHARACTER = { line: 0.4, word: 0.42 } as const

/** A title in lines that fit the column of its card at a size in px. */
function titleLines(title: string, size: number): string[] {
  const limit = Math.floor(COLUMN_WIDTH / (size * EMS_PER_CHARACTER.line))
  const lines: string[] = ['']
  for (const word of title.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + word.length >= limit) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines
}

/** The largest size at which no line is wider than the column, in px. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map(word => word.length))
  return Math.min(96, Math.floor(COLUMN_WIDTH / (longest * EMS_PER_CHARACTER.word)))
}

/** What is said in the chat at the right, and what is answered. */
const bubbles = [
  { x: 1032, y: 290, width: 118, isSaid: true },
  { x: 1000, y: 350, width: 130, isSaid: false },
  { x: 1074, y: 410, width: 76, isSaid: true },
  { x: 1000, y: 470, width: 96, isSaid: false },
]

interface CardProps {
  readonly brand: string
  readonly title: string
  readonly colors: SchemeColors
  /** The typefaces that the words are set in. */
  readonly families: Readonly<Record<TypefaceRole, string>>
}

/** The picture of a page for those it is shared with, as SVG. */
export function cardSvg({ brand, title, colors, families }: CardProps): string {
  const size = titleSize(title)
  const lines = titleLines(title, size)
  const said = saidOf({ light: colors })
  const top = 315 - ((lines.length - 1) * size) / 2
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={sharingSize.width}
      height={sharingSize.height}
      viewBox={`0 0 ${sharingSize.width} ${sharingSize.height}`}
      aria-hidden="true"
    >
      <rect width="100%" height="100%" fill={colors.paper} />
      <defs>
        <clipPath id="video">
          <rect x="640" y="90" width="150" height="450" rx="24" />
        </clipPath>
        <clipPath id="image">
          <rect x="802" y="90" width="176" height="450" rx="24" />
        </clipPath>
      </defs>
      <text x="70" y="116" fontFamily={families.text} fontSize="28" fill={colors.accent}>
        {brand}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x="66"
          y={top + index * size * 1.02 + size * 0.3}
          fontFamily={families.display}
          fontSize={size}
          letterSpacing="-1.5"
          fill={colors.ink}
        >
          {line}
        </text>
      ))}
      <g clipPath="url(#video)">
        <svg
          x="560"
          y="90"
          width="320"
          height="450"
          viewBox="0 0 320 400"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <SceneDrawing scene={firstScene} />
        </svg>
      </g>
      <g clipPath="url(#image)">
        <rect x="802" y="90" width="176" height="450" fill={grounds.dark.night} />
        <svg x="690" y="115" width="400" height="400" aria-hidden="true">
          <Flower />
        </svg>
      </g>
      <rect x="990" y="90" width="170" height="450" rx="24" fill={bubbleOf('light', colors)} />
      {bubbles.map(({ x, y, width, isSaid }) => (
        <rect
          key={y}
          x={x}
          y={y}
          width={width}
          height="46"
          rx="20"
          fill={isSaid ? said : colors.card}
        />
      ))}
    </svg>,
  )
  return paintedAs(firstScene, svg)
}

interface IconOptions {
  readonly colors: SchemeColors
  /** Fills the square with paper, as home screens cut their own corners; without it the square is clear. */
  readonly hasGround?: boolean
  /** The company's own mark in a square, in place of the design's. */
  readonly companyMark?: string | undefined
}

/** Room around the mark in the icon, in its own units. */
const MARGIN = 8

/** The icon as SVG. */
export function iconSvg({ colors, hasGround, companyMark }: IconOptions): string {
  const { width, height } = markSize
  const side = width + 2 * MARGIN
  const ground = hasGround ? `<path fill="${colors.paper}" d="M0 0h${side}v${side}H0z"/>` : ''
  const panels = markDrawing(colors, hasGround ? colors.ink : undefined)
  const mark =
    companyMark === undefined
      ? `<g transform="translate(${MARGIN} ${(side - height) / 2})">${panels}</g>`
      : placeDrawing(companyMark, { x: MARGIN, y: MARGIN, width, height: width })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}${mark}</svg>`
}

/** The text of a page that is written in Markdown; undefined for others. */
export function textOf(page: RoutePage, build: SiteBuild) {
  const { legalTexts, statutoryTexts } = build
  if (page.kind === 'legal') return legalTexts[page.route][page.language]
  if (page.kind === 'company') return companyPageAt(build, page.path)
  return page.kind === 'statutory' ? statutoryTexts[page.route][page.language] : undefined
}

/** What the card of a page says; undefined for pages that are shared with another one's card. */
function cardTitle(page: RoutePage, build: SiteBuild): string | undefined {
  const words = build.site.messages[page.language]
  if (page.kind === 'legal-home') return words['legalHome.title']
  if (page.kind !== 'landing') return textOf(page, build)?.title.replaceAll(softHyphen, '- ')
  // The operator's own picture takes its place.
  return build.sharing ? undefined : words['hero.title'].replaceAll('*', '')
}

/** The mark for the press as SVG: the company's own, or the design's. */
export function pressMark({ site, mark }: Pick<SiteBuild, 'site' | 'mark'>): string {
  return mark?.drawing ?? iconSvg({ colors: paletteOf(site.config.identity.colors).light })
}

/** Width in px of the mark as a picture for the press, enough for print. */
const PRESS_MARK_WIDTH = 1200

/** Every picture that a build draws: cards, wallpapers, icons. */
export function drawings(build: SiteBuild): readonly Drawing[] {
  const { site, mark } = build
  const colors = paletteOf(site.config.identity.colors).light
  const card = { brand: site.config.brand, colors, families: familiesOf(siteFaces(site)) }
  const companyMark = mark?.square
  const svg = iconSvg({ colors, hasGround: true, companyMark })
  return [
    ...pageTable(site).routePages.flatMap(page => {
      const title = cardTitle(page, build)
      if (title === undefined) return []
      return [{ path: page.card, svg: cardSvg({ ...card, title }), width: sharingSize.width }]
    }),
    ...wallpapers(),
    ...(hasPress(site)
      ? [{ path: pressMarkPaths.png, svg: pressMark(build), width: PRESS_MARK_WIDTH }]
      : []),
    // Where browsers look for an icon that no page names.
    { path: '/favicon.ico', svg: iconSvg({ colors, companyMark }), width: 32 },
    { path: '/apple-touch-icon.png', svg, width: 180 },
    { path: '/icon-192.png', svg, width: 192 },
    { path: '/icon-512.png', svg, width: 512 },
  ]
}
