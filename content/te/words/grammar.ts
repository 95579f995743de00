/** At the end of a sentence that is composed of several texts. */
export const FULL_STOP = '.'

/** "1వ", "2వ". */
/* @__NO_SIDE_EFFECTS__ */
export function ordinal(number: number): string {
  return `${number}వ`
}

/** "కుజుడు, బుధుడు, శుక్రుడు": మరియు is for legal lists. */
/* @__NO_SIDE_EFFECTS__ */
export function listWithAnd(items: readonly string[]): string {
  return items.join(', ')
}

/** "కుజుడు, బుధుడు లేదా శుక్రుడు". */
/* @__NO_SIDE_EFFECTS__ */
export function listWithOr(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} లేదా ${last}`
}

/** Telugu has no capital letters. */
/* @__NO_SIDE_EFFECTS__ */
export function capitalized(text: string): string {
  return text
}

let countRules: Intl.PluralRules | undefined

/** What is said of one, or of another number. */
/* @__NO_SIDE_EFFECTS__ */
export function plural<One extends string, Other extends string>(count: number, one: One, other: Other): One | Other {
  countRules ??= new Intl.PluralRules('te')
  return countRules.select(count) === 'one' ? one : other
}
