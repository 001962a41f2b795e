import * as v from 'valibot'
import { text } from './fields.ts'

/**
 * What follows the code of the country in a VAT number, without blanks, dots and hyphens (European
 * Commission, VIES: "What is the format of a VAT number?"). EU is the one-stop shop's (Article 362 of
 * Directive 2006/112/EC), XI Northern Ireland, CHE Switzerland (UID register), NO, IS and LI what
 * their tax administrations give out.
 */
const formats: Readonly<Record<string, RegExp>> = {
  ...{ AT: /^U\d{8}$/, BE: /^[01]\d{9}$/, BG: /^\d{9,10}$/, CY: /^\d{8}[A-Z]$/, CZ: /^\d{8,10}$/ },
  ...{ DE: /^\d{9}$/, DK: /^\d{8}$/, EE: /^\d{9}$/, EL: /^\d{9}$/, ES: /^[A-Z\d]\d{7}[A-Z\d]$/ },
  ...{
    EU: /^\d{9}$/,
    FI: /^\d{8}$/,
    FR: /^[A-Z\d]{2}\d{9}$/,
    GR: /^\d{9}$/,
    HR: /^\d{11}$/,
    HU: /^\d{8}$/,
  },
  ...{ IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/, IT: /^\d{11}$/, LT: /^(?:\d{9}|\d{12})$/ },
  ...{ LU: /^\d{8}$/, LV: /^\d{11}$/, MT: /^\d{8}$/, NL: /^[A-Z\d+*]{12}$/, PL: /^\d{10}$/ },
  ...{ PT: /^\d{9}$/, RO: /^\d{2,10}$/, SE: /^\d{12}$/, SI: /^\d{8}$/, SK: /^\d{10}$/ },
  ...{ GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/ },
  ...{ IS: /^\d{5,6}$/, LI: /^\d{5}$/, NO: /^\d{9}(?:MVA)?$/ },
  CHE: /^\d{9}(?:MWST|TVA|IVA)?$/,
}

function isVatNumber(value: string): boolean {
  const plain = value.toUpperCase().replaceAll(/[\s.-]/g, '')
  const country = plain.startsWith('CHE') ? 'CHE' : plain.slice(0, 2)
  return formats[country]?.test(plain.slice(country.length)) ?? false
}

/** A number that VAT authorities in Europe give to a company; a tax number is none. */
export const vatNumber = v.pipe(
  text,
  v.check(
    isVatNumber,
    "is not a VAT number. Write it with its country, like 'DE123456789', or leave it out; a tax number does not belong on the page",
  ),
)
