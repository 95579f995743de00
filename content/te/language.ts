import { type Language, pathIn } from '#domain/content/languages.ts'

export const LANGUAGE: Language = 'te'

export const LANGUAGE_TAG = 'te'

export const to = (path: string): string => pathIn(LANGUAGE, path)
