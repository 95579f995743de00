/** In another language: the addresses whose pages are still in English, with those below them. */
export const ENGLISH_PAGES: readonly string[] = []
