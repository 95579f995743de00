import type { FieldSpec, FormTexts } from '#app/features/staff/content/form-spec.ts'
import { Badge } from '#app/ui/badge.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { STANDARD_EMAIL_TEXTS } from '#content/emails/subjects-and-openings.ts'
import {
  TRANSLATED_EMAIL_FIELDS,
  TRANSLATED_FIELD_NAMES,
  TRANSLATION_PAGE,
} from '#content/staff/website/translations.ts'
import { EDITABLE_EMAILS } from '#domain/content/email-texts.ts'
import { emailTextField, type NamedField, type TranslatedFieldType } from '#domain/content/translations.ts'
import type { Language } from '#domain/languages.ts'

/** A text beside its translation. */
export type TranslationFieldView = {
  readonly name: string
  readonly type: TranslatedFieldType
  readonly original: string
  readonly originalHash: string
  readonly state: 'missing' | 'older' | 'current'
}

type TranslationFieldsProps = {
  fields: readonly TranslationFieldView[]
  from: Language
  into: Language
  values: FormTexts
  errors: FormTexts
}

/** Each original with the field of its translation: side by side, on a phone one above the other. */
export function TranslationFields({ fields, from, into, values, errors }: TranslationFieldsProps) {
  return fields.map(({ name, original, originalHash, type, state }) => (
    <div key={name} className="translation">
      <div className="translation-original">
        <p className="field-label">
          {TRANSLATION_PAGE.original}: {translatedFieldName(name)}
        </p>
        <div className="translation-text" lang={from}>
          {original}
        </div>
      </div>
      <div lang={into}>
        <input type="hidden" name={originalField(name)} value={originalHash} />
        <TranslationInput
          name={name}
          type={type}
          state={state}
          rows={rowsOf(original, type)}
          value={values[name] ?? ''}
          error={errors[name]}
        />
      </div>
    </div>
  ))
}

type TranslationInputProps = Pick<TranslationFieldView, 'name' | 'type' | 'state'> & {
  rows: number
  value: string
  error: string | undefined
}

function TranslationInput({ name, type, state, rows, value, error }: TranslationInputProps) {
  const hints = [
    state === 'older' && TRANSLATION_PAGE.olderHint,
    type === 'lines' && TRANSLATION_PAGE.linesHint,
  ].filter(Boolean)
  const common = {
    name,
    label: (
      <>
        {translatedFieldName(name)} {state === 'missing' && <Badge tone="neutral">{TRANSLATION_PAGE.isMissing}</Badge>}
        {state === 'older' && <Badge tone="danger">{TRANSLATION_PAGE.isOlder}</Badge>}
      </>
    ),
    error,
    defaultValue: value,
    ...(hints.length > 0 && { hint: hints.join(' ') }),
  }
  return type === 'line' ? <TextField {...common} /> : <TextAreaField {...common} rows={rows} />
}

/** About as tall as the original. */
function rowsOf(original: string, type: TranslatedFieldType): number {
  const lines = original.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 55)), 0)
  return Math.min(type === 'markdown' ? 40 : 16, Math.max(3, lines + 1))
}

/** The hidden field with the hash of the original. */
export function originalField(name: string): string {
  return `original-${name}`
}

export function translatedFieldName(name: string): string {
  const email = EDITABLE_EMAILS.find(
    (kind) => name.startsWith(`${kind}-`) && EMAIL_PARTS.some((part) => name === emailTextField(kind, part)),
  )
  if (email === undefined) return TRANSLATED_FIELD_NAMES[name as NamedField] ?? name
  const { title } = STANDARD_EMAIL_TEXTS[email]
  return name === emailTextField(email, 'subject')
    ? TRANSLATED_EMAIL_FIELDS.subject(title)
    : TRANSLATED_EMAIL_FIELDS.opening(title)
}

const EMAIL_PARTS = ['subject', 'opening'] as const

/** For the form: what is typed is stored in the browser, and a conflict names the field. */
export function translationSpecs(fields: readonly TranslationFieldView[]): FieldSpec[] {
  return fields.map(({ name, type }) => ({
    name,
    label: translatedFieldName(name),
    type: type === 'line' ? 'line' : 'long',
    isOptional: true,
  }))
}
