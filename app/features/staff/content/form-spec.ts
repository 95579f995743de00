import type { z } from 'zod'
import { FIELD_RULES } from '#content/staff/editing.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type FieldIssue, readFields } from '#domain/read-fields.ts'

export type FieldSpec = {
  readonly name: string
  readonly label: string
  readonly type?:
    | 'line'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'date'
    | 'time'
    | 'color'
    | 'picture'
    | 'long'
    | 'markdown'
    | 'choice'
    | 'tick'
    | 'ticks'
    | 'password'
  readonly hint?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly isOptional?: boolean
  readonly rows?: number
  /** Its text in the form of a new item; `on` for a ticked checkbox. */
  readonly startsAs?: string
  /** Consecutive fields with the same group are shown together under its label. */
  readonly group?: FieldGroup
}

export type FieldGroup = {
  readonly name: string
  readonly label: string
  /** Opens when it is needed. */
  readonly isFolded?: true
  /** Under the label of a folded group: a text, or what this one of its fields says. */
  readonly line?: string
  readonly lineOf?: string
}

/** A field without its texts, which content has. */
export type FieldShape = Omit<FieldSpec, 'label' | 'hint'>

export type FieldOptions = Readonly<Record<string, FieldSpec['options']>>

export type FormTexts = Readonly<Record<string, string>>

/** An admin form: its fields, its validation, and how stored values fill it in. */
export type FormSpec<Values> = {
  readonly fields: readonly FieldSpec[]
  readonly schema: z.ZodType<Values>
  fill(values: Values): FormTexts
}

/** Adds the texts to the fields of a form. A field that has no texts does not compile. */
export function withTexts<Name extends string>(
  texts: Readonly<Record<Name, Pick<FieldSpec, 'label' | 'hint'>>>,
  fields: readonly (FieldShape & { readonly name: NoInfer<Name> })[],
): FieldSpec[] {
  return fields.map((field) => ({ ...field, ...texts[field.name] }))
}

/** The options of a choice between codes. */
export function codeOptions<Code extends string>(
  codes: readonly Code[],
  labels: Readonly<Record<NoInfer<Code>, string>>,
) {
  return codes.map((value) => ({ value, label: labels[value] }))
}

/** The texts of the form for a new item. */
export function startingTexts(fields: readonly FieldSpec[]): FormTexts {
  return Object.fromEntries(fields.flatMap(({ name, startsAs }) => (startsAs === undefined ? [] : [[name, startsAs]])))
}

/** Returns the parsed values, or an error message for each invalid field. */
export function readTexts<Values>(spec: FormSpec<Values>, texts: FormTexts): Outcome<Values, FormTexts> {
  return readFields(spec.schema, texts, messageOf)
}

/** The shared field rules name their problem; all other rules of admin forms bring their own text. */
function messageOf(issue: FieldIssue): string {
  if (issue.message === 'missing') return FIELD_RULES.missing
  if (issue.code === 'too_big' && issue.message === 'too-long') return FIELD_RULES.tooLong(Number(issue.maximum))
  return issue.message
}

/** The stored values that differ from what was typed, by field. */
export function differences(fields: readonly FieldSpec[], theirs: FormTexts, typed: FormTexts) {
  return fields
    .filter(({ name }) => (theirs[name] ?? '') !== (typed[name] ?? '').replaceAll('\r\n', '\n'))
    .map(({ name, label }) => ({ label, value: theirs[name] ?? '' }))
}

/** The fields with the options that are read from the database, by field; without a choice of one. */
export function withOptions(fields: readonly FieldSpec[], options: FieldOptions): FieldSpec[] {
  return fields
    .map((field) => ({ ...field, ...(options[field.name] && { options: options[field.name] ?? [] }) }))
    .filter(({ type, options: choices = [] }) => type !== 'ticks' || choices.length > 1)
}

/** Between the ticked options in the text of a `ticks` field. */
export const TICKS_SEPARATOR = ', '

/** The file field of a picture. */
export function uploadName(name: string): string {
  return `${name}Upload`
}
