import { type Language, pathIn, withoutPrefix } from '#domain/languages.ts'

export const LANGUAGE: Language = 'hi'

export const LANGUAGE_TAG = 'hi'

export const to = (path: string): string => pathIn(LANGUAGE, path)

export const unprefixed = (pathname: string): string => withoutPrefix(LANGUAGE, pathname)
