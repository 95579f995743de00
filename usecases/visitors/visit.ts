import type { FieldProblems } from '#domain/field-problems.ts'

/** Where a form came from, when, and whether the field that people cannot see was filled in. */
export type Visit = {
  readonly address: string
  readonly now: Date
  /** Only programs fill it in. They are told that all went well, so that they learn nothing. */
  readonly honeypot: string
}

export type Invalid<Field extends string> = { readonly reason: 'invalid'; readonly problems: FieldProblems<Field> }
