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

/** Each in its own script. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिंदी', te: 'తెలుగు' }

/** The first language of the site that a program or browser asks for by `Accept-Language` (RFC 9110, 12.5.4). */
export function preferredLanguage(header: string): Language {
  const asked = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) }
  })
  const byQuality = asked.filter(({ quality }) => quality > 0).toSorted((one, other) => other.quality - one.quality)
  return byQuality.map(({ language }) => language).find(isLanguage) ?? FIRST_LANGUAGE
}
