import type { FieldProblems } from '#domain/field-problems.ts'
import type { Language } from '#domain/languages.ts'

/** The origin of a public form. */
export type FormOrigin = {
  readonly address: string
  readonly now: Date
  /** Of the page with the form. */
  readonly language?: Language
  /** A hidden field that only bots fill in. They get a success response, so that they learn nothing. */
  readonly honeypot: string
}

export type Invalid<Field extends string> = { readonly reason: 'invalid'; readonly problems: FieldProblems<Field> }
