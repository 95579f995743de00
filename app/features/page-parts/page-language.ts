import { ENGLISH_PAGES } from '#content/english-pages.ts'
import { FIRST_LANGUAGE } from '#domain/languages.ts'

/** The `lang` attribute of what belongs to a page; none where it is in the language of the site around it. */
export function languageAt(path: string): { readonly lang?: string } {
  return ENGLISH_PAGES.some((page) => isWithin(path, page)) ? { lang: FIRST_LANGUAGE } : {}
}

/** Whether a path is a page or below it. */
export function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}
