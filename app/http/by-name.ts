import { LANGUAGE } from '#content/language.ts'

const ORDER = new Intl.Collator(LANGUAGE)

/** As the page's language sorts: a list in Hindi begins with Devanagari, and capitals make no difference. The database goes by code points. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return ORDER.compare(one.name, other.name)
}

export function byText(one: string, other: string): number {
  return ORDER.compare(one, other)
}
