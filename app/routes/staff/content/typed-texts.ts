import { type FieldSpec, type FormTexts, TICKS_SEPARATOR } from '#app/features/staff/content/form-spec.ts'
import type { SentForm } from '#app/http/form.ts'

/** What was typed into the fields of a form. */
export function typedSpecTexts(fields: readonly FieldSpec[], form: SentForm): FormTexts {
  const ticks = fields.filter(({ type }) => type === 'ticks')
  return {
    ...form.texts(fields.map(({ name }) => name)),
    ...Object.fromEntries(ticks.map(({ name }) => [name, form.list(name).join(TICKS_SEPARATOR)])),
  }
}
