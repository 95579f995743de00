import type { ReactNode } from 'react'
import { LANGUAGE } from '#content/language.ts'
import type { Language } from '#domain/languages.ts'
import { languageBeside } from '#domain/text-language.ts'

export function ownLanguage(text: string): { readonly lang?: Language } {
  return languageBeside(LANGUAGE, text)
}

/** A text that the practice wrote: without a translation it is in another language than the page. */
export function OwnText({ children }: { children: ReactNode }) {
  const own = typeof children === 'string' ? ownLanguage(children) : {}
  return own.lang ? <span {...own}>{children}</span> : children
}
