import { renderToStaticMarkup } from 'react-dom/server'
import { Flower, firstScene, paintedAs } from '../../artworks/index.ts'
import {
  designPalette,
  grounds,
  SAID,
  type SchemeColors,
  type TypefaceRole,
} from '../../model/index.ts'
import { SceneDrawing } from './wallpapers.tsx'

/** Size of a card in px, as Open Graph readers crop least. */
export const CARD_WIDTH = 1200
const CARD_HEIGHT = 630

/** Characters of the display face that fit a line of the card at a size in px. */
function linesOf(title: string, size: number): string[] {
  const limit = Math.floor(560 / (size * 0.4))
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
  return Math.min(96, Math.floor(560 / (longest * 0.42)))
}

function Bubble({ y, isSaid, width }: Readonly<{ y: number; isSaid: boolean; width: number }>) {
  return (
    <rect
      x={isSaid ? 1150 - width : 1000}
      y={y}
      width={width}
      height="46"
      rx="20"
      fill={isSaid ? SAID : designPalette.light.card}
    />
  )
}

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
  const lines = linesOf(title, size)
  const top = 315 - ((lines.length - 1) * size) / 2
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={CARD_WIDTH}
      height={CARD_HEIGHT}
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
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
      <rect x="990" y="90" width="170" height="450" rx="24" fill={grounds.light.bubble} />
      <Bubble y={290} isSaid width={118} />
      <Bubble y={350} isSaid={false} width={130} />
      <Bubble y={410} isSaid width={76} />
      <Bubble y={470} isSaid={false} width={96} />
    </svg>,
  )
  return paintedAs(firstScene, svg)
}
