import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { FIRST_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts'
import { pseudoTexts } from './pseudo-texts.ts'

/** English in strange letters and a third longer: what stays plain is hard-coded, what is cut overflows. */
const PSEUDO = 'pseudo'

export type BuildLanguage = Language | typeof PSEUDO

const CONTENT = join(fileURLToPath(import.meta.url), '../../../content')
const PREFIX = '#content/'
/** What the reader's language is, and how its addresses begin. */
const OF_THE_READER = 'language.ts'

/** The language that the environment asks for: `LANGUAGE=hi npm run dev`. Desktops set LANGUAGE too, to lists such as `en_IN:en`. */
export function buildLanguage(): BuildLanguage {
  const given = process.env.LANGUAGE ?? ''
  return given === PSEUDO || isLanguage(given) ? given : FIRST_LANGUAGE
}

/** Resolves `#content/…` to the folder of a language; a module without a translation is the English one. */
export function textsOf(language: BuildLanguage): Plugin {
  return {
    name: 'texts-of-language',
    enforce: 'pre',
    resolveId(source, importer) {
      if (language === FIRST_LANGUAGE || language === PSEUDO || !source.startsWith(PREFIX)) return null
      return moduleIn(language, source.slice(PREFIX.length), importer)
    },
    transform(code, id) {
      return language === PSEUDO && id.startsWith(join(CONTENT, FIRST_LANGUAGE)) ? pseudoTexts(code) : null
    },
  }
}

function moduleIn(language: Language, path: string, importer = ''): string {
  // An English sentence counts and lists in English, but links to the pages of the reader's language.
  const isEnglish = importer.startsWith(join(CONTENT, FIRST_LANGUAGE)) && path !== OF_THE_READER
  const translated = join(CONTENT, language, path)
  return !isEnglish && existsSync(translated) ? translated : join(CONTENT, FIRST_LANGUAGE, path)
}
