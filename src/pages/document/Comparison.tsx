// biome-ignore-all lint/suspicious/noArrayIndexKey: rendered once, and runs of words and blocks have no names
import { fillMessage, useLanguage } from '../../languages/index.ts'
import {
  type Change,
  type ComparedBlock,
  type ComparedSection,
  isChanged,
  MAX_COLUMNS,
} from '../../texts/index.ts'
import { sectionStatus } from '../../versions/index.ts'

type SectionsProps = { readonly sections: readonly ComparedSection[] }
type BlocksProps = { readonly blocks: readonly ComparedBlock[] }

const elements = { inserted: 'ins', deleted: 'del' } as const
const labels = { inserted: 'changes.insertion', deleted: 'changes.deletion' } as const

/**
 * Words of a comparison. Screen readers seldom announce `<ins>` and `<del>`, so words that only they
 * read say where a change begins and ends.
 */
function Words({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useLanguage()
  return changes.map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const Element = elements[kind]
    return (
      <Element key={index}>
        <span className="read-out">{t(labels[kind])} </span>
        {text}
        <span className="read-out"> {t('changes.end')} </span>
      </Element>
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
      <span className="status">
        <a href={`#${place.id}`}>{fillMessage(words, { section })}</a>
      </span>{' '}
    </>
  )
}

function BlockText(block: ComparedBlock) {
  return (
    <>
      <Moved {...block} />
      <Words changes={block.parts.flat()} />
    </>
  )
}

/** A compared table; where its columns changed, it has the old head and the new one. */
function Table({ blocks }: BlocksProps) {
  const heads = blocks.filter(({ kind }) => kind === 'table-head')
  const columns = (heads.at(-1)?.parts ?? []).map(changes =>
    changes.map(({ kind, text }) => (kind === 'deleted' ? '' : text)).join(''),
  )
  const isWide = columns.length > MAX_COLUMNS
  return (
    <table className={isWide ? 'stacked' : undefined}>
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
            {(block.movedTo ? [[]] : block.parts).map((changes, column) => (
              <td key={column} data-label={isWide ? columns[column] : undefined}>
                <div>
                  {column === 0 && <Moved {...block} />}
                  <Words changes={changes} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether a block is shown as one with the block before it: a head after rows begins another table. */
function isContinued(last: ComparedBlock | undefined, { kind }: ComparedBlock): boolean {
  if (kind === 'table-head') return last?.kind === 'table-head'
  if (kind === 'row') return last?.kind === 'row' || last?.kind === 'table-head'
  return kind === 'item' && last?.kind === 'item'
}

/** Neighbors that belong together. */
function runsOf<Value>(
  values: readonly Value[],
  isSameRun: (last: Value | undefined, next: Value) => boolean,
): readonly (readonly Value[])[] {
  const runs: Value[][] = []
  for (const value of values) {
    const run = runs.at(-1)
    if (run && isSameRun(run.at(-1), value)) run.push(value)
    else runs.push([value])
  }
  return runs
}

/** A list, a table, or a block by itself. */
function Group({ blocks }: BlocksProps) {
  const { t } = useLanguage()
  const [first] = blocks
  if (first === undefined) return null
  const texts = blocks.map((block, index) => <BlockText key={index} {...block} />)
  switch (first.kind) {
    case 'table-head':
    case 'row':
      return <Table blocks={blocks} />
    case 'item':
      return (
        <ul>
          {texts.map(text => (
            <li key={text.key}>{text}</li>
          ))}
        </ul>
      )
    case 'heading':
      return <h3>{texts}</h3>
    case 'in-short':
      return (
        <p className="in-short">
          <b>{t('legal.inShort')}</b> {texts}
        </p>
      )
    case 'paragraph':
      return <p>{texts}</p>
  }
}

/** The blocks of a section, each as what it is in the text; several that are unchanged are one line. */
function Blocks({ blocks }: BlocksProps) {
  const { t } = useLanguage()
  const isQuiet = (group: readonly ComparedBlock[] = []) => !group.some(isChanged)
  const groups = runsOf(blocks, isContinued)
  const isWholeQuiet = groups.every(isQuiet)
  return runsOf(groups, (last, next) => isQuiet(last) && isQuiet(next)).map((run, at) => {
    const texts = run.map((group, index) => <Group key={`${at}-${index}`} blocks={group} />)
    if (run.length === 1 || isWholeQuiet) return texts
    return (
      <details key={at} className="unchanged">
        <summary>{fillMessage(t('changes.manyBlocks'), { count: String(run.length) })}</summary>
        {texts}
      </details>
    )
  })
}

/** A section of a comparison; folded where its words are the same. */
function Section({ section }: { readonly section: ComparedSection }) {
  const { t } = useLanguage()
  const { id, heading, headingChanges, status, blocks } = section
  const head = (
    <>
      <h2>
        {heading === undefined ? t('changes.introduction') : <Words changes={headingChanges} />}
      </h2>
      {/* Sections that nothing happened to are folded together under a line that says so. */}
      {status !== 'unchanged' && <span className="status">{sectionStatus(section, t)}</span>}
    </>
  )
  if (status === 'unchanged' || status === 'moved') {
    return (
      <details id={id}>
        <summary>{head}</summary>
        <Blocks blocks={blocks} />
      </details>
    )
  }
  return (
    <section id={id}>
      <div className="compared-head">{head}</div>
      <Blocks blocks={blocks} />
    </section>
  )
}

/** The sections of a comparison in their order; unchanged ones between changes are one line. */
function Sections({ sections }: SectionsProps) {
  const { t } = useLanguage()
  const isQuiet = (section?: ComparedSection) => section?.status === 'unchanged'
  return runsOf(sections, (last, next) => isQuiet(last) && isQuiet(next)).map(run => {
    const texts = run.map(section => <Section key={section.id} section={section} />)
    const [first] = run
    if (!first || !isQuiet(first)) return texts
    const many = fillMessage(t('changes.manyUnchanged'), { count: String(run.length) })
    return (
      <details key={`from-${first.id}`} className="unchanged">
        <summary>{run.length === 1 ? t('changes.oneUnchanged') : many}</summary>
        {texts}
      </details>
    )
  })
}

/** What changed, each entry leading to its section: beside the text where there is room. */
function ChangedSections({ sections }: SectionsProps) {
  const { t } = useLanguage()
  const changed = sections.filter(({ status }) => status !== 'unchanged')
  if (changed.length === 0) return <p>{t('changes.none')}</p>
  return (
    <nav className="changed" aria-labelledby="changed-sections">
      <h2 id="changed-sections">{t('changes.sections')}</h2>
      <ul>
        {changed.map(section => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.heading ?? t('changes.introduction')}</a>{' '}
            <span className="status">{sectionStatus(section, t)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Two versions compared, below the head of a page: the list of sections that changed, then their words. */
export function Comparison({ sections }: SectionsProps) {
  const { t } = useLanguage()
  return (
    <div className="legal-body">
      <ChangedSections sections={sections} />
      <div className="legal-column">
        {sections.some(({ status }) => status !== 'unchanged') && <p>{t('changes.legend')}</p>}
        <div className="legal-text comparison">
          <Sections sections={sections} />
        </div>
      </div>
    </div>
  )
}
