import type { Manifest, ManifestEntry } from '../../../server/manifest.ts'
import { map, quote } from './nginxSyntax.ts'

/** A file of which parts may be asked for, with its length. */
type RangedFile = readonly [path: string, entry: ManifestEntry, length: number]

/** The files of which parts may be asked for. */
export function rangedFiles({ files }: Manifest): readonly RangedFile[] {
  return Object.entries(files).flatMap(([path, entry]): RangedFile[] =>
    entry.rangesOf === undefined ? [] : [[path, entry, entry.rangesOf]],
  )
}

/** As server/ranges.ts reads numbers: without zeros in front. */
const number = String.raw`(?:0|[1-9]\d{0,14})`

/** Two numbers of equal length with a hyphen between them: each digit has another beyond it. */
const equallyLong = String.raw`(\d(?:-|(?1))\d)`

/** After the digits that both begin with, one of the first number is below that of the second. */
const smaller = Array.from(
  { length: 9 },
  (_, digit) => String.raw`${digit}\d*-\g{2}[${digit + 1}-9]`,
).join('|')

/** A first and a last byte in their order, which no other comparison of nginx tells. */
const inOrder = String.raw`(?=${number}-${number}$)(?:${equallyLong}\d+|(?=(?1)$)(\d*)(?:-\g{2}|(?:${smaller})\d*))$`

/** A number that is no smaller than a length of two digits or more, without zeros in front. */
function atLeast(length: number): string {
  const digits = String(length)
  const larger = Array.from(digits, (digit, index) => {
    const isLast = index === digits.length - 1
    const least = Number(digit) + (isLast ? 0 : 1)
    const rest = digits.length - index - 1
    return least > 9
      ? []
      : [`${digits.slice(0, index)}[${least}-9]${rest > 0 ? `\\d{${rest}}` : ''}`]
  }).flat()
  return [String.raw`[1-9]\d{${digits.length},14}`, ...larger].join('|')
}

/** The beginning of what the map below looks at: a range that counts, as in server/ranges.ts. */
const counting = '~^GET11'

/**
 * The maps that tell which part of a file is asked for: nginx by itself would serve parts to HEAD, and
 * send every header twice where it finds none.
 */
export function rangeMaps(manifest: Manifest): readonly string[] {
  const files = rangedFiles(manifest)
  const lengths = map('$request_path', '$site_length', [
    ['default', '""'],
    ...files.map(([path, , length]) => [quote(path), String(length)] as const),
  ])
  if (files.length === 0) return [lengths]
  return [
    lengths,
    map('"$site_etag $http_if_range"', '$holds_if_range', [
      ['default', '0'],
      [String.raw`"~^\S+ $"`, '1'],
      [String.raw`"~^(\S+) \1$"`, '1'],
    ]),
    map('$http_if_match', '$is_without_if_match', [
      ['default', '0'],
      ['""', '1'],
      ['"*"', '1'],
    ]),
    map(
      '"$request_method$holds_if_range$is_without_if_match $site_length $http_range"',
      '$site_range',
      [
        ['default', 'all'],
        ...files.map(
          ([, , length]) =>
            [
              `"${counting} ${length} (?i:bytes)=(?:-0|(?:${atLeast(length)})-(?:${number})?)$"`,
              'none',
            ] as const,
        ),
        [String.raw`"${counting} \d+ (?i:bytes)=(?:-${number}|${number}-)$"`, 'part'],
        [String.raw`"${counting} \d+ (?i:bytes)=${inOrder}"`, 'part'],
      ],
    ),
  ]
}
