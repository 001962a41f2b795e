import { stringify } from 'yaml'
import {
  companyFigureKeys,
  type Duration,
  type Field,
  featureForms,
  fields,
  figures,
  promiseKeys,
  renamedFields,
} from '../src/company/index.ts'

/** Fields that stand together, by their names; the name of a list ends with `[]`. */
type FieldTree = Map<string, Field | FieldTree>

/** A period as `site.yaml` takes it. */
function periodText({ from, amount, unit }: Duration): string {
  const range = from === undefined ? '' : `${from} to `
  const name = unit === 'businessDay' ? 'business day' : unit
  return `${range}${amount} ${name}${amount === 1 ? '' : 's'}`
}

/**
 * The figures that a company may change: each as the documents state it unless the company does, or an example where
 * that is not a period.
 */
function exampleFigures(): Record<string, string> {
  const entries = companyFigureKeys.map((key): [string, string] => {
    const { value } = figures[key]
    return [key, 'amount' in value ? periodText(value) : '24 months']
  })
  return Object.fromEntries(entries)
}

/** What replaces a field's own example, so that every name it may hold is shown. */
const completeExamples: Readonly<Record<string, object>> = {
  figures: exampleFigures(),
  promises: Object.fromEntries(promiseKeys.map(key => [key, 'yes'])),
}

/** What else may be written, and whether the field has to be there, as a comment; empty where nothing is to be said. */
function commentOf({ notes, options, isRequired }: Field): string {
  const choices = notes.choices?.map(({ value }) => value) ?? options
  const parts = [
    choices.join(', '),
    isRequired ? 'required' : '',
    notes.isOptional ? 'optional' : '',
  ].filter(part => part !== '')
  return parts.length > 0 ? ` # ${parts.join('; ')}` : ''
}

/** A field with its example, in lines of YAML. */
function linesOfField(name: string, field: Field): string[] {
  const complete = completeExamples[field.path]
  if (complete) {
    const lines = stringify(complete).trimEnd().split('\n')
    return [`${name}:`].concat(lines.map(line => `  ${line}`))
  }
  const options = {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
    singleQuote: true,
  } as const
  const example = stringify(field.notes.example, options).trimEnd()
  return [`${name}: ${example}${commentOf(field)}`]
}

/** Fields that stand together, in lines of YAML. */
function linesOfTree(tree: FieldTree): string[] {
  return [...tree].flatMap(([name, content]) => {
    if (!(content instanceof Map)) return linesOfField(name, content)
    const lines = linesOfTree(content)
    if (!name.endsWith('[]')) return [`${name}:`].concat(lines.map(line => `  ${line}`))
    const entry = lines.map((line, index) => (index === 0 ? `  - ${line}` : `    ${line}`))
    return [`${name.slice(0, -2)}:`].concat(entry)
  })
}

/** Every field by the names that lead to it. */
function treeOfFields(): FieldTree {
  const root: FieldTree = new Map()
  for (const field of fields) {
    if (field.isBlock) continue
    const names = field.path.split('.')
    const last = names.pop() ?? field.path
    let holder = root
    for (const name of names) {
      const inner = holder.get(name)
      const next: FieldTree = inner instanceof Map ? inner : new Map()
      holder.set(name, next)
      holder = next
    }
    holder.set(last, field)
  }
  return root
}

/** One file that holds every field. */
function exampleFile(): string {
  const parts = [...treeOfFields()].map(([name, content]) =>
    linesOfTree(new Map([[name, content]])).join('\n'),
  )
  return parts.join('\n\n')
}

const head = `# Every field of \`site/site.yaml\`

Each field has an example, with the choices after \`#\`; editors that know YAML explain each. \`none\` is allowed in
optional fields, and for a data protection officer, a representative, a transfer basis and reviews. A text by language always has
English. Figures are the documents' own, but for \`retention.analytics\`, which has no limit there.

Features of plans: ${featureForms}.`

/** The fields that earlier releases had under another name. */
function renamedSection(): string {
  const rows = renamedFields.map(
    ({ former, present, instead }) =>
      `| \`${former}\` | ${present === undefined ? instead : `\`${present}\``} |`,
  )
  const introduction = 'Commands name those they find.'
  return [
    '## Renamed',
    introduction,
    ['| before | today |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}

/** The page of every field. */
export function fieldGuide(): string {
  const example = `\`\`\`yaml\n${exampleFile()}\n\`\`\``
  return `${[head, example, renamedSection()].join('\n\n')}\n`
}
