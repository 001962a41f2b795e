// biome-ignore-all lint/suspicious/noArrayIndexKey: rendered once, and runs of words and blocks have no names
import { Fragment, type ReactNode } from 'react'
import {
  type Change,
  type ComparedBlock,
  type ComparedSection,
  fillMessage,
  isChanged,
  MAX_COLUMNS,
  sectionStatus,
  useLanguage,
} from '../../../company/index.ts'

type SectionsProps = { readonly sections: readonly ComparedSection[] }
interface BlocksProps {
  readonly blocks: readonly ComparedBlock[]
  /** That of their section. */
  readonly heading: string | undefined
}

const elements = { inserted: 'ins', deleted: 'del' } as const
const labels = { inserted: 'changes.insertion', deleted: 'changes.deletion' } as const

/**
 * Words of a comparison. Few screen readers announce `<ins>` and `<del>`: words that only they read do, and the elements
 * say nothing, so that nobody hears it twice.
 */
function Words({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useLanguage()
  return changes.map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const Element = elements[kind]
    const isReplaced = kind === 'deleted' && changes[index + 1]?.kind === 'inserted'
    return (
      <Fragment key={index}>
        <Element role="presentation">
          <span className="read-out">{t(labels[kind])} </span>
          {text}
          <span className="read-out"> {t('changes.end')} </span>
        </Element>
        {/* What replaces words does not run into them. */}
        {isReplaced && ' '}
      </Fragment>
    )
  })
}

/** Says where a block that moved was, or is now. */
function Moved({ movedFrom, movedTo }: ComparedBlock) {
  const { t } = useLanguage()
  const place = movedFrom ?? movedTo
  if (!place) return null
  const section = place.heading ?? t('changes.introduction')
  const words = t(movedFrom ? 'changes.movedFrom' : 'changes.movedTo')
  return (
    <>
      <span className="tag">
        <a href={`#${place.id}`}>{fillMessage(words, { section })}</a>
      </span>{' '}
    </>
  )
}

/** A compared table, named as its section; where its columns changed, it has the old head and the new one. */
function Table({ blocks, heading }: BlocksProps) {
  const heads = blocks.filter(({ kind }) => kind === 'table-head')
  const columns = (heads.at(-1)?.parts ?? []).map(changes =>
    changes.map(({ kind, text }) => (kind === 'deleted' ? '' : text)).join(''),
  )
  const isWide = columns.length > MAX_COLUMNS
  return (
    <table className={isWide ? 'stacked' : undefined} aria-label={heading}>
      <thead>
        {heads.map(({ parts }, row) => (
          <tr key={row}>
            {parts.map((changes, column) => (
              <th key={column} scope="col">
                <Words changes={changes} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {blocks.slice(heads.length).map((block, row) => (
          <tr key={row}>
            {(block.movedTo ? [[]] : block.parts).map((changes, column) => {
              const headsRow = column === 0 && columns.length > 1
              const Cell = headsRow ? 'th' : 'td'
              return (
                <Cell
                  key={column}
                  scope={headsRow ? 'row' : undefined}
                  data-label={isWide ? columns[column] : undefined}
                >
                  <div>
                    {column === 0 && <Moved {...block} />}
                    <Words changes={changes} />
                  </div>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether a block is shown as one with the block before it: a head after rows begins another table. */
function isContinued(last: ComparedBlock, { kind }: ComparedBlock): boolean {
  if (kind === 'row') return last.kind === 'row' || last.kind === 'table-head'
  return (kind === 'item' || kind === 'table-head') && last.kind === kind
}

/** Neighbors that belong together. */
function runsOf<Value>(
  values: readonly Value[],
  isSameRun: (last: Value, next: Value) => boolean,
): readonly (readonly Value[])[] {
  const runs: Value[][] = []
  let last: Value | undefined
  for (const value of values) {
    if (last !== undefined && isSameRun(last, value)) runs.at(-1)?.push(value)
    else runs.push([value])
    last = value
  }
  return runs
}

/** A list, a table, or a block by itself. */
function Group({ blocks, heading }: BlocksProps) {
  const { t } = useLanguage()
  const kind = blocks[0]?.kind
  if (kind === 'table-head' || kind === 'row') return <Table blocks={blocks} heading={heading} />
  const Item = kind === 'item' ? 'li' : Fragment
  const texts = blocks.map((block, index) => (
    <Item key={index}>
      <Moved {...block} />
      <Words changes={block.parts.flat()} />
    </Item>
  ))
  if (kind === 'item') return <ul>{texts}</ul>
  if (kind === 'heading') return <h3>{texts}</h3>
  if (kind === 'paragraph') return <p>{texts}</p>
  return (
    <p className="in-short">
      <b>{t('legal.inShort')}</b> {texts}
    </p>
  )
}

/**
 * Shows values in their order; neighbors to which nothing happened are one line that opens.
 * @param messageFor what it says of so many; undefined where they are shown as they are
 */
function folded<Value>(
  values: readonly Value[],
  isQuiet: (value: Value) => boolean,
  show: (value: Value, index: number) => ReactNode,
  messageFor: (count: number) => string | undefined,
) {
  return runsOf(values, (last, next) => isQuiet(last) && isQuiet(next)).map((run, index) => {
    const message = run.every(isQuiet) ? messageFor(run.length) : undefined
    if (message === undefined) return run.map(show)
    return (
      <details key={index} className="unchanged">
        <summary>{fillMessage(message, { count: String(run.length) })}</summary> {run.map(show)}
      </details>
    )
  })
}

/** The blocks of a section, each as what it is in the text; several that are unchanged are one line. */
function Blocks({ blocks, heading }: BlocksProps) {
  const { t } = useLanguage()
  const groups = runsOf(blocks, isContinued)
  const isQuiet = (group: readonly ComparedBlock[]) => !group.some(isChanged)
  const isWholeQuiet = groups.every(isQuiet)
  return folded(
    groups,
    isQuiet,
    (group, index) => <Group key={index} blocks={group} heading={heading} />,
    count => (count > 1 && !isWholeQuiet ? t('changes.manyBlocks') : undefined),
  )
}

/** A section of a comparison; folded where its words are the same. */
function SectionComparison({ section }: { readonly section: ComparedSection }) {
  const { t } = useLanguage()
  const { id, heading, headingChanges, status, blocks } = section
  const isFolded = status === 'unchanged' || status === 'moved'
  const Frame = isFolded ? 'details' : 'section'
  const Head = isFolded ? 'summary' : 'div'
  return (
    <Frame id={id}>
      <Head className={isFolded ? undefined : 'compared-head'}>
        <h2>
          {heading === undefined ? t('changes.introduction') : <Words changes={headingChanges} />}
        </h2>
        {/* Sections that nothing happened to are folded together under a line that says so. */}
        {status !== 'unchanged' && <span className="tag">{sectionStatus(section, t)}</span>}
      </Head>
      <Blocks blocks={blocks} heading={heading} />
    </Frame>
  )
}

/** Two versions compared, below the head of a page: the list of sections that changed, then their words. */
export function Comparison({ sections }: SectionsProps) {
  const { t } = useLanguage()
  const isQuiet = ({ status }: ComparedSection) => status === 'unchanged'
  const changed = sections.filter(section => !isQuiet(section))
  return (
    <div className="legal-body">
      {changed.length === 0 ? (
        <p>{t('changes.none')}</p>
      ) : (
        <nav className="changed" aria-labelledby="changed-sections">
          <h2 id="changed-sections">{t('changes.sections')}</h2>
          <ul>
            {changed.map(section => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.heading ?? t('changes.introduction')}</a>{' '}
                <span className="tag">{sectionStatus(section, t)}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="legal-column">
        {changed.length > 0 && <p>{t('changes.legend')}</p>}
        <div className="legal-text comparison">
          {folded(
            sections,
            isQuiet,
            section => (
              <SectionComparison key={section.id} section={section} />
            ),
            count => t(count === 1 ? 'changes.oneUnchanged' : 'changes.manyUnchanged'),
          )}
        </div>
      </div>
    </div>
  )
}
