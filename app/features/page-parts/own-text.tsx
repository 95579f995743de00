import type { ReactNode } from 'react'
import { LANGUAGE } from '#content/language.ts'
import { type Language, languageOfText } from '#domain/languages.ts'

/** For the `lang` attribute of what the practice wrote; none where that is the language of the page (decision 0219). */
export function ownLanguage(text: string): { readonly lang?: Language } {
  const language = languageOfText(text)
  return language === undefined || language === LANGUAGE ? {} : { lang: language }
}

/** A text that the practice wrote: without a translation it is in another language than the page. */
export function OwnText({ children }: { children: ReactNode }) {
  const own = typeof children === 'string' ? ownLanguage(children) : {}
  return own.lang ? <span {...own}>{children}</span> : children
}
