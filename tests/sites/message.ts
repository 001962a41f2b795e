import labels from '../../src/company/languages/en/labels.json' with { type: 'json' }
import messages from '../../src/company/languages/en/messages.json' with { type: 'json' }

/**
 * A text of the English interface, for tests of where and when it is shown: what it says is kept by the golden texts.
 * @param values what replaces each name in braces
 */
export function message(
  key: keyof typeof messages,
  values: Readonly<Record<string, string>> = {},
): string {
  return messages[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the test gives no ${name} for ${key}`)
    return value
  })
}

/** A text of the English interface without the signs that set words of it in italics. */
export function plainMessage(key: keyof typeof messages): string {
  return message(key).replaceAll('*', '')
}

/** What English pages show in place of a fact that is not known. */
export function placeholder(key: keyof typeof labels.labels): string {
  return `[${labels.labels[key]}]`
}

/** The words of the project for what companies leave out, in English: kinds of processors, bases of a transfer. */
export const { processors: usualProcessors, transferBases: basisNames } = labels
