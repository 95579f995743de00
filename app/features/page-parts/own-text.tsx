import { createContext, type ReactNode, useContext } from 'react'
import { LANGUAGE } from '#content/language.ts'
import type { Language } from '#domain/languages.ts'

/** The language in which the practice writes its own texts. */
export const WrittenIn = createContext<Language>(LANGUAGE)

/** For the `lang` attribute of what the practice wrote; none where that is the language of the page. */
export function useOwnLanguage(): { readonly lang?: Language } {
  const language = useContext(WrittenIn)
  return language === LANGUAGE ? {} : { lang: language }
}

/** A text that the practice wrote, in its own language. */
export function OwnText({ children }: { children: ReactNode }) {
  const own = useOwnLanguage()
  return own.lang ? <span {...own}>{children}</span> : children
}
