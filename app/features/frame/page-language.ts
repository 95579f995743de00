import { ENGLISH_PAGES } from '#content/english-pages.ts'
import { FIRST_LANGUAGE } from '#domain/languages.ts'
import { isWithin } from './areas.ts'

/** The `lang` attribute of what belongs to a page; none where it is in the language of the site around it. */
export function languageAt(path: string): { readonly lang?: string } {
  return ENGLISH_PAGES.some((page) => isWithin(path, page)) ? { lang: FIRST_LANGUAGE } : {}
}
