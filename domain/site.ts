import type { Language } from './languages.ts'

/** What links in emails are made of: the site's URL, and the secret that encrypts them. */
export type Site = {
  readonly appUrl: string
  readonly secret: string
  /** Of the pages that a visitor sees; undefined in the background. */
  readonly language?: Language
}
