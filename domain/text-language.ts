import { LANGUAGES, type Language } from './languages.ts'

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
