/** Those that the site can have; each is a folder in `content/`. */
export const LANGUAGES = ['en', 'hi', 'te'] as const

export type Language = (typeof LANGUAGES)[number]

/** The contract for the meaning of every text, and what a reader gets whose language is not offered. */
export const FIRST_LANGUAGE: Language = 'en'

/** The languages whose pages have a prefix. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE)

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** What the addresses of a language begin with: nothing in English, else "/hi". */
export function prefixOf(language: Language): '' | `/${Language}` {
  return language === FIRST_LANGUAGE ? '' : `/${language}`
}

/** The language of a path, and the path as the routes know it: `/hi/courses` is `/courses` in Hindi. */
export function readPath(pathname: string): { readonly language: Language; readonly path: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]+)([/?#].*)?$/s.exec(pathname) ?? []
  if (!isLanguage(first) || first === FIRST_LANGUAGE) return { language: FIRST_LANGUAGE, path: pathname }
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The path as the routes know it; the prefix of another language stays. */
export function withoutPrefix(language: Language, pathname: string): string {
  const read = readPath(pathname)
  return read.language === language ? read.path : pathname
}

/**
 * The address of a page in a language: the home page of Hindi is `/hi`. What is no path of the site, or has a prefix, stays
 * as it is.
 */
export function pathIn(language: Language, address: string): string {
  const prefix = prefixOf(language)
  const isPath = address.startsWith('/') && !address.startsWith('//')
  if (prefix === '' || !isPath || readPath(address).language !== FIRST_LANGUAGE) return address
  return address === '/' ? prefix : `${prefix}${address}`
}

/** Each language has a script of its own. */
const SCRIPTS: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/gu,
  hi: /\p{Script=Devanagari}/gu,
  te: /\p{Script=Telugu}/gu,
}

/** The language of a text, by the script of most of its letters; undefined for a text without letters. */
export function languageOfText(text: string): Language | undefined {
  const counts = LANGUAGES.map((language) => ({ language, letters: text.match(SCRIPTS[language])?.length ?? 0 }))
  const [most] = counts.toSorted((one, other) => other.letters - one.letters)
  return most && most.letters > 0 ? most.language : undefined
}

/** For the `lang` attribute of what the practice wrote; none where that is the language around it (decision 0219). */
export function languageBeside(around: Language, text: string): { readonly lang?: Language } {
  const language = languageOfText(text)
  return language === undefined || language === around ? {} : { lang: language }
}

/** Each in its own script. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिंदी', te: 'తెలుగు' }
