import * as v from 'valibot'

/** The people who act, in the order in which they are asked. */
export const people = ['founder', 'counsel', 'marketing', 'engineer'] as const

export type Person = (typeof people)[number]

/** How texts state the value of a field, as `{{path}}`; a sentence is the message of its name: `path.value`. */
export type Shown = 'text' | 'name' | 'day' | 'sentence' | ShownAsLink | ShownByCode

/** The value is stated as a link that reaches it. */
type ShownAsLink = 'email' | 'phone' | 'link'

/** The field holds codes, and texts state the names they stand for. */
type ShownByCode = 'languages' | 'country' | 'countries'

/** What is known of fields that stand together; what it says of a person, a title or a condition holds for each. */
interface BlockNotes {
  /** What its fields are about: the heading over their questions. */
  readonly title?: string
  /** Who is asked: the founder, where nothing else is said. */
  readonly person?: Person
  /** What has to be true of a company that is asked, as texts put it: `seat.US`. */
  readonly when?: string
  /** Whether a company may lack it. */
  readonly isOptional?: true
  /**
   * Whether pages other than the documents show it from the moment it is written: a company's own name, address,
   * contacts and officers. What else documents state waits there for the version that says it.
   */
  readonly isShownAtOnce?: true
  /** Whether the landing page alone shows it: then words are missing only in the languages that this page is in. */
  readonly isOnLandingPageOnly?: true
}

/** What fields that stand together are about, and who is asked. */
export function titled(title: string, person: Person = 'founder'): BlockNotes {
  return { title, person }
}

/** The notes of fields that have no subject in common. */
export const untitled: BlockNotes = {}

/** What the project knows of a field besides its schema. */
export interface Notes extends BlockNotes {
  /** Left out where that is how its schema is shown, or not at all. */
  readonly shown?: Shown
  /** What it is, of a field that nobody is asked for. */
  readonly what?: string
  /** The question, and behind it in a sentence why it is asked, with the rule that asks for it. */
  readonly ask?: string
  /** How much it matters that it is open, where that is not a blocker. */
  readonly severity?: 'warning'
  /** A value like those that a company writes, where its schema has none: what has one is asked for as a whole. */
  readonly example?: unknown
  /** What the setup offers to choose from, where the schema takes other words as well. */
  readonly choices?: readonly Choice[]
  /** Whether it is answered with a list, where the schema takes a text by language as well. */
  readonly isAnsweredByList?: true
  /** Whether the setup leaves it to an editor, because an answer takes more than this field. */
  readonly isWrittenByHand?: true
  /** Whether every company is asked for it, though it may lack it and no duty calls for it. */
  readonly isAskedOfAll?: true
  /** The sample's value, which a company may choose too: it counts as unanswered while the brand is the sample's. */
  readonly sample?: readonly string[]
  /** Whether it tells the entries of its list apart, as in the name `processors.ai-chat.place`. */
  readonly namesEntry?: true
  /** Whether texts state something in its place where a company lacks it, so that they need not ask for it. */
  readonly isAlwaysStated?: true
  /** Whether its day is one on which something has happened: the launch check refuses one to come. */
  readonly hasHappened?: true
  /** Whether it may hold names and addresses of examples: no page shows it, or a rule of its own looks. */
  readonly mayHoldExamples?: true
}

/** An answer to choose, with what it is called. */
interface Choice {
  readonly value: string
  readonly label: string
}

/** A schema with what is known of its field. */
export function noted<const Schema extends v.GenericSchema>(schema: Schema, notes: Notes) {
  return v.pipe(schema, v.metadata({ ...notes }))
}

/** A field that every company has a value for; absent while it is not known. */
export function field<const Schema extends v.GenericSchema>(schema: Schema, notes: Notes) {
  return v.optional(noted(schema, notes))
}

/** A field with a value that most sites have. */
export function usual<const Schema extends v.GenericSchema>(
  value: v.InferInput<NoInfer<Schema>>,
  schema: Schema,
  notes: Notes,
) {
  return v.optional(noted(schema, notes), value)
}

/** A field that a company has to answer, if only with `none`, which is `null` here; the message `path.none` says so. */
export function orNone<const Schema extends v.GenericSchema>(schema: Schema, notes: Notes) {
  return v.optional(v.nullable(noted(schema, notes)))
}

/** A field that a company may lack; texts ask `:::when[path]` first. Where people are asked, `none` is an answer. */
export function optional<const Schema extends v.GenericSchema>(schema: Schema, notes: Notes) {
  return orNone(schema, { ...notes, isOptional: true })
}

/** A field that a company may lack and that nobody is asked for: `none` means the same as leaving it out. */
export function extra<const Schema extends v.GenericSchema>(schema: Schema, notes: Notes) {
  return field(schema, { ...notes, isOptional: true })
}

/** Fields that stand together, by name. */
export function record<const Entries extends v.ObjectEntries>(notes: BlockNotes, entries: Entries) {
  return v.pipe(v.strictObject(entries), v.metadata({ ...notes }))
}

/** Fields that stand together, all of which may be left out. */
export function group<const Entries extends v.ObjectEntries>(notes: BlockNotes, entries: Entries) {
  const fields = record(notes, entries)
  return v.optional(fields, {} as v.InferInput<typeof fields>)
}

/** Fields that a company may lack as a whole; texts ask `:::when[path]`, which holds once all it needs is known. */
export function block<const Entries extends v.ObjectEntries>(notes: BlockNotes, entries: Entries) {
  return v.optional(v.nullable(record({ ...notes, isOptional: true }, entries)))
}
