import { renderToStaticMarkup } from 'react-dom/server'
import {
  bubbleOf,
  grounds,
  pageTable,
  paletteOf,
  type RoutePage,
  type SchemeColors,
  saidOf,
  softHyphen,
  type TypefaceRole,
} from '../../../company/index.ts'
import {
  Flower,
  firstScene,
  paintedAs,
  type SiteBuild,
  sharingSize,
  textOfPage,
} from '../../../website/index.ts'
import { familiesOf, siteFaces } from '../../fonts/index.ts'
import type { Drawing } from './raster.ts'
import { SceneDrawing } from './SceneDrawing.tsx'

/** The width of the column that holds the title, in px. */
const COLUMN_WIDTH = 560

/** The size of a short title, in px; a longer one is smaller. */
const LARGEST_TITLE = 96

/** How wide a character of the display face is on average, in ems, over a line and over a long word. */
const EMS_PER_CHARACTER = { line: 0.4, word: 0.42 } as const

/** From one line of the title to the next, in ems. */
const LINE_HEIGHT = 1.02

/** How far the letters of a line stand below its middle, in ems: half the height of a capital. */
const BASELINE = 0.3

/** The largest size at which no word of a title is wider than the column, in px. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map(word => word.length))
  return Math.min(LARGEST_TITLE, Math.floor(COLUMN_WIDTH / (longest * EMS_PER_CHARACTER.word)))
}

/** A title in lines that fit the column at a size in px. */
function titleLines(title: string, size: number): string[] {
  const limit = Math.floor(COLUMN_WIDTH / (size * EMS_PER_CHARACTER.line))
  const [firstWord = '', ...words] = title.split(' ')
  const lines: string[] = []
  let line = firstWord
  for (const word of words) {
    if (line !== '' && line.length + word.length >= limit) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  lines.push(line)
  return lines
}

/** The three panels of the landing page, side by side at the right of a card, in px. */
const panels = {
  video: { x: 640, y: 90, width: 150, height: 450 },
  image: { x: 802, y: 90, width: 176, height: 450 },
  chat: { x: 990, y: 90, width: 170, height: 450 },
} as const

const PANEL_RADIUS = 24

/** What is said in the chat, and what is answered. */
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

/** The brand, and below it the title around the middle of the card. */
function CardWords({ brand, title, colors, families }: CardProps) {
  const size = titleSize(title)
  const lines = titleLines(title, size)
  const firstMiddle = sharingSize.height / 2 - ((lines.length - 1) * size) / 2
  return (
    <>
      <text x="70" y="116" fontFamily={families.text} fontSize="28" fill={colors.accent}>
        {brand}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x="66"
          y={firstMiddle + index * size * LINE_HEIGHT + size * BASELINE}
          fontFamily={families.display}
          fontSize={size}
          letterSpacing="-1.5"
          fill={colors.ink}
        >
          {line}
        </text>
      ))}
    </>
  )
}

/** What the three panels of the landing page show at first. */
function CardPanels({ colors }: Pick<CardProps, 'colors'>) {
  const said = saidOf({ light: colors })
  return (
    <>
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
        <rect {...panels.image} fill={grounds.dark.night} />
        <svg x="690" y="115" width="400" height="400" aria-hidden="true">
          <Flower />
        </svg>
      </g>
      <rect {...panels.chat} rx={PANEL_RADIUS} fill={bubbleOf('light', colors)} />
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
    </>
  )
}

/** The picture of a page for those it is shared with, as SVG. */
export function cardSvg(props: CardProps): string {
  const { width, height } = sharingSize
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <rect width="100%" height="100%" fill={props.colors.paper} />
      <defs>
        <clipPath id="video">
          <rect {...panels.video} rx={PANEL_RADIUS} />
        </clipPath>
        <clipPath id="image">
          <rect {...panels.image} rx={PANEL_RADIUS} />
        </clipPath>
      </defs>
      <CardWords {...props} />
      <CardPanels colors={props.colors} />
    </svg>,
  )
  return paintedAs(firstScene, svg)
}

/** What the card of a page says; undefined for pages that are shared with another one's card. */
function cardTitle(page: RoutePage, build: SiteBuild): string | undefined {
  const messages = build.site.messages[page.language]
  if (page.kind === 'legal-home') return messages['legalHome.title']
  if (page.kind !== 'landing') return textOfPage(page, build)?.title.replaceAll(softHyphen, '- ')
  // The company's own picture takes its place.
  return build.sharing ? undefined : messages['hero.title'].replaceAll('*', '')
}

/** The pictures of all pages that have one of their own. */
export function cards(build: SiteBuild): readonly Drawing[] {
  const { site } = build
  const { brand, identity } = site.config
  const colors = paletteOf(identity.colors).light
  const families = familiesOf(siteFaces(site))
  const drawings: Drawing[] = []
  for (const page of pageTable(site).routePages) {
    const title = cardTitle(page, build)
    if (title === undefined) continue
    const svg = cardSvg({ brand, title, colors, families })
    drawings.push({ path: page.card, svg, width: sharingSize.width })
  }
  return drawings
}
