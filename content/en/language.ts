import { type Language, pathIn, withoutPrefix } from '#domain/languages.ts'

/** The language of the texts beside this file. */
export const LANGUAGE: Language = 'en'

/** For the `lang` attribute. */
export const LANGUAGE_TAG = 'en-IN'

/** The address of a page in this language: `/courses`, in Hindi `/hi/courses`. The router's links and redirects add the prefix themselves. */
export const to = (path: string): string => pathIn(LANGUAGE, path)

/** The path of a page as `app/routes.ts` has it: `/courses` for `/hi/courses` on a Hindi page. */
export const unprefixed = (pathname: string): string => withoutPrefix(LANGUAGE, pathname)
