import { projectItems, purposeKeys } from '../../data/index.ts'
import { defaultLanguage } from '../../languages/index.ts'
import { collectedItems, entryKeys, itemsLeftOut, type Site } from '../../site/index.ts'
import { copiesOf, type DerivedText, factReferences, partsOf } from '../../texts/index.ts'
import { locateText, type Match, type Rule } from '../rule.ts'

/** The tables of data that a part of a text refers to, as `{{data.policy.retention}}`. */
function tablesIn(part: string): readonly string[] {
  return factReferences(part)
    .map(({ key }) => key)
    .filter(key => key.startsWith('data.'))
}

/** The line of a copy, from 1, in which a part of it begins a table; that of the part where it has none. */
function lineOfTable({ file: { text } }: DerivedText, part: string): number {
  const start = Math.max(text.indexOf(part), 0)
  const table = part.search(/^\|/m)
  return text.slice(0, start + Math.max(table, 0)).split('\n').length
}

/** Where something is in the company's file of data. */
function locateItem({ dataFile, source }: Site, key: string): string {
  if (!dataFile) return source.file
  return `${dataFile.file}:${dataFile.lineOf([key])}`
}

/** What the company says of data in its own texts and in `data.yaml`, held against the table of data. */
export const dataRules: readonly Rule[] = [
  {
    id: 'data:written',
    severity: 'warning',
    person: 'counsel',
    why: 'Other documents, pages and the labels of the stores follow the table of data: readers may rely on the better one.',
    find: ({ site }) =>
      copiesOf(site).flatMap((text): readonly Match[] => {
        const { name, language, file } = text
        const defaultParts = partsOf(text.source)
        return [...partsOf(file)].flatMap(([id, part]) =>
          tablesIn(defaultParts.get(id) ?? '')
            .filter(table => !tablesIn(part).includes(table))
            .map(table => ({
              suffix: `:${name}.${language}:${table}`,
              location: locateText(site, { name, language }, lineOfTable(text, part)),
              message: `${name} writes by hand what it says of data (${id}), where the default text has {{${table}}}`,
              fix: `Write {{${table}}} in a paragraph of its own, and what differs into data.yaml; accept the finding where your own table says the same.`,
            })),
        )
      }),
  },
  {
    id: 'data:recipient',
    severity: 'blocker',
    field: 'processors',
    why: 'The documents say what each of the processors gets (Articles 13(1)(e), 28 GDPR).',
    find({ site }) {
      const { processors } = site.config
      if (processors.every(({ name }) => name === undefined)) return false
      // Who generates images is asked for by a rule of its own.
      const needed = ['hosting', 'ai-chat', 'ai-video'] as const
      return needed
        .filter(kind => processors.every(processor => processor.kind !== kind))
        .map(kind => {
          const items = collectedItems(site).filter(({ recipients }) => recipients.includes(kind))
          const [first] = items
          return (
            first && {
              suffix: `.${kind}`,
              message: `${first.words.en} goes to the kind ${kind}, and nobody of that kind is among the processors`,
              fix: `Add a processor of the kind '${kind}', with the same name as another one if need be; or change recipients in data.yaml.`,
            }
          )
        })
    },
  },
  {
    id: 'data:processor',
    severity: 'warning',
    field: 'processors',
    why: 'The documents say what each of the processors gets (Articles 13(1)(e), 28 GDPR).',
    find: ({ site }) => {
      const keys = entryKeys(site.config, 'processors')
      return site.config.processors.flatMap((processor, index) =>
        itemsLeftOut(processor, site.dataItems).map(
          ({ key, words }): Match => ({
            suffix: `.${keys[index]}:${key}`,
            path: ['processors', index, 'data'],
            message: `${words[defaultLanguage]} goes to the processor "${keys[index]}", and the words for what it gets do not say so`,
            fix: 'Take data out of its entry, and the table follows data.yaml; or name it there, or accept the finding where your words cover it.',
          }),
        ),
      )
    },
  },
  {
    id: 'data:purpose',
    severity: 'blocker',
    person: 'counsel',
    why: 'The tables no longer name the purpose, and sentences of the documents still do.',
    find: ({ site }) =>
      purposeKeys
        .filter(purpose => collectedItems(site).every(item => !item.purposes.includes(purpose)))
        .map(purpose => ({
          suffix: `:${purpose}`,
          location: site.dataFile?.file ?? site.source.file,
          message: `Nothing is collected for the purpose ${purpose} any more`,
          fix: 'Take the sentences about it out of the documents, or give it to an item in data.yaml; then accept the finding.',
        })),
  },
  {
    id: 'data:dropped',
    severity: 'warning',
    person: 'counsel',
    why: 'Its row and its name go from the tables; sentences that do not ask for it stay.',
    find: ({ site }) => {
      const texts = Array.from(site.texts.values(), ({ text }) => text)
      return projectItems
        .filter(({ key }) => site.dataItems.every(item => item.key !== key))
        .filter(({ key }) => texts.every(text => !text.includes(`data.${key}`)))
        .map(({ key, words }) => ({
          suffix: `:${key}`,
          location: locateItem(site, key),
          message: `${words.en} is dropped, and the documents may still speak of it`,
          fix: 'Read the documents for it, and write your own text where one does; then accept the finding.',
        }))
    },
  },
]
