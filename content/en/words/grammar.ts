/** At the end of a sentence that is composed of several texts. */
export const FULL_STOP = '.'

const ORDINAL_RULES = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  many: 'th',
  zero: 'th',
}

/** "1st", "2nd", "3rd", "4th". */
/* @__NO_SIDE_EFFECTS__ */
export function ordinal(number: number): string {
  return `${number}${ENDINGS[ORDINAL_RULES.select(number)]}`
}

const joined = (items: readonly string[], word: string) => {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

/** "Mars", "Mars and Venus", "Mars, Mercury and Venus". */
/* @__NO_SIDE_EFFECTS__ */
export function listWithAnd(items: readonly string[]): string {
  return joined(items, 'and')
}

/** "Mars, Mercury or Venus". */
/* @__NO_SIDE_EFFECTS__ */
export function listWithOr(items: readonly string[]): string {
  return joined(items, 'or')
}

/** With a capital letter, for the start of a sentence. */
/* @__NO_SIDE_EFFECTS__ */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

let countRules: Intl.PluralRules | undefined

/** What is said of one, or of another number. */
/* @__NO_SIDE_EFFECTS__ */
export function plural<One extends string, Other extends string>(count: number, one: One, other: Other): One | Other {
  countRules ??= new Intl.PluralRules('en')
  return countRules.select(count) === 'one' ? one : other
}
