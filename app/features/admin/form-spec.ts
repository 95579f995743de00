import type { z } from 'zod'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** One field of a console form: its name, its words, and how it is typed. */
export type FieldSpec = {
  readonly name: string
  readonly label: string
  readonly type?: 'line' | 'email' | 'tel' | 'url' | 'number' | 'time' | 'long' | 'choice' | 'tick' | 'password'
  readonly hint?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly isOptional?: boolean
  readonly rows?: number
  /** Fields that follow each other with the same group stand together under its name. */
  readonly group?: string
}

export type FormTexts = Readonly<Record<string, string>>

/** A form of the console: what is asked, what makes it right, and how it is filled in from what is kept. */
export type FormSpec<Values> = {
  readonly fields: readonly FieldSpec[]
  readonly schema: z.ZodType<Values>
  fill(values: Values): FormTexts
}

/** The values that were meant, or what to say beside each field. */
export function readTexts<Values>(spec: FormSpec<Values>, texts: FormTexts): Outcome<Values, FormTexts> {
  const read = spec.schema.safeParse(texts)
  if (read.success) return accepted(read.data)

  const errors: Record<string, string> = {}
  for (const { path, message } of read.error.issues) errors[String(path[0] ?? '')] ??= message
  return refused(errors)
}

/** What stands on the site now, field by field, where it differs from what was typed. */
export function differences(fields: readonly FieldSpec[], theirs: FormTexts, typed: FormTexts) {
  return fields
    .filter(({ name }) => (theirs[name] ?? '') !== (typed[name] ?? '').replaceAll('\r\n', '\n'))
    .map(({ name, label }) => ({ label, value: theirs[name] ?? '' }))
}
