import { type Field, fields, renamedFields } from '../src/company/index.ts'

/** A value as a company writes it, in a cell of a table. */
function written(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('|', '\\|')}'`
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${written(inner)}`)
    .join(', ')} }`
}

/** What a field is, what may be chosen, and whether it has to be there, in a cell of a table. */
function description({ notes, options, isRequired }: Field): string {
  const parts = [
    notes.ask ?? notes.what,
    options.map(option => `\`${option}\``).join(', '),
    isRequired && 'required',
    notes.isOptional && 'optional',
  ]
  return parts.filter(Boolean).join(' · ')
}

function table(rows: readonly Field[]): string {
  return [
    '| field | format | what it is |',
    '| --- | --- | --- |',
    ...rows.map(
      field =>
        `| \`${field.path}\` | \`${written(field.notes.example)}\` | ${description(field)} |`,
    ),
  ].join('\n')
}

const head = `# Every field of \`site/site.yaml\`

Each with an example. This page is written from the schema by \`npm run fix\`. \`npm run setup\` asks for the fields
and writes them; [operate.md](operate.md) says what they are good for. Leave out what is not known, or write
\`unknown\`. Write \`none\` where something does not apply: in fields marked *optional*, for a data protection officer, a
representative, a transfer basis, and for reviews.

\`[]\` stands for an entry of a list: \`processors[].name\` is \`processors: [{ name: '…' }]\`. A text by language is written
\`{ en: '…', de: '…' }\`, with English always there.`

/** The fields that earlier releases had under another name. */
function renamedSection(): string {
  const rows = renamedFields.map(
    ({ former, present, instead }) =>
      `| \`${former}\` | ${present === undefined ? instead : `\`${present}\``} |`,
  )
  const introduction =
    'A file that an earlier release was filled in for may have them; every command names those that it finds, all at once.'
  return [
    '## Renamed',
    introduction,
    ['| before | today |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}

/** The page of every field: those that stand alone, then those of each group. */
export function fieldGuide(): string {
  const values = fields.filter(({ isBlock }) => !isBlock)
  const groupOf = ({ path }: Field) => (path.includes('.') ? path.split(/[.[]/)[0] : '')
  const groups = [...new Set(['', ...values.map(groupOf)])]
  const sections = groups.map(group => {
    const rows = values.filter(field => groupOf(field) === group)
    return `## ${group === '' ? 'The site' : `\`${group}\``}\n\n${table(rows)}`
  })
  return `${[head, ...sections, renamedSection()].join('\n\n')}\n`
}
