/** At the end of a sentence that is composed of several texts. */
export const FULL_STOP = '।'

const ORDINALS = ['', 'प्रथम', 'द्वितीय', 'तृतीय', 'चतुर्थ', 'पंचम', 'षष्ठ', 'सप्तम', 'अष्टम', 'नवम', 'दशम', 'एकादश', 'द्वादश']

/** "प्रथम", "द्वादश", "13वाँ": as charts count houses and signs, the same before every noun and case. */
/* @__NO_SIDE_EFFECTS__ */
export function ordinal(number: number): string {
  return ORDINALS[number] || `${number}वाँ`
}

const joined = (items: readonly string[], word: string) => {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

/** "मंगल", "मंगल और शुक्र", "मंगल, बुध और शुक्र". */
/* @__NO_SIDE_EFFECTS__ */
export function listWithAnd(items: readonly string[]): string {
  return joined(items, 'और')
}

/** "मंगल, बुध या शुक्र". */
/* @__NO_SIDE_EFFECTS__ */
export function listWithOr(items: readonly string[]): string {
  return joined(items, 'या')
}

/** Devanagari has no capital letters. */
/* @__NO_SIDE_EFFECTS__ */
export function capitalized(text: string): string {
  return text
}

let countRules: Intl.PluralRules | undefined

/** What is said of none or one, or of another number. */
/* @__NO_SIDE_EFFECTS__ */
export function plural<One extends string, Other extends string>(count: number, one: One, other: Other): One | Other {
  countRules ??= new Intl.PluralRules('hi')
  return countRules.select(count) === 'one' ? one : other
}
