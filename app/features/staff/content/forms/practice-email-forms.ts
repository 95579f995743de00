import { z } from 'zod'
import type { FieldSpec } from '#app/features/staff/content/form-spec.ts'
import type { PartForm } from '#app/features/staff/content/part-form.ts'
import { STANDARD_EMAIL_TEXTS } from '#content/emails/subjects-and-openings.ts'
import { EMAILS_FORM } from '#content/staff/practice/practice-forms.ts'
import {
  EDITABLE_EMAILS,
  type EditableEmail,
  EMAIL_PARTS,
  type EmailPart,
  type EmailText,
  type EmailTexts,
  emailSections,
  missingParts,
  placeholdersOf,
  unknownPlaceholders,
} from '#domain/content/email-texts.ts'
import { optionalLine, optionalText, tick } from '#domain/field-rules.ts'

type Part = keyof EmailText

const PARTS: readonly Part[] = ['subject', 'opening']
const LONGEST: Readonly<Record<Part, number>> = { subject: 150, opening: 4_000 }

const fieldName = (kind: EditableEmail, part: Part) => `${kind}-${part}`

function fieldsOf(kind: EditableEmail): FieldSpec[] {
  const { title } = STANDARD_EMAIL_TEXTS[kind]
  const group = { name: kind, label: title, isFolded: true, lineOf: fieldName(kind, 'subject') } as const
  return [
    {
      name: fieldName(kind, 'subject'),
      label: EMAILS_FORM.subject(title),
      hint: EMAILS_FORM.subjectHint(placeholdersOf(kind)),
      isOptional: true,
      group,
    },
    {
      name: fieldName(kind, 'opening'),
      label: EMAILS_FORM.opening(title),
      type: 'long',
      rows: 6,
      isOptional: true,
      group,
    },
  ]
}

const rule = (kind: EditableEmail, part: Part) =>
  (part === 'subject' ? optionalLine(LONGEST.subject) : optionalText(LONGEST.opening)).superRefine((typed, context) => {
    const [unknown] = unknownPlaceholders(kind, typed)
    if (unknown !== undefined) context.addIssue(EMAILS_FORM.problems.unknown(unknown))
    const [missing] = part === 'opening' ? missingParts(kind, typed) : []
    if (missing !== undefined) context.addIssue(EMAILS_FORM.problems.missing[missing])
    const misplaced = part === 'subject' ? EMAIL_PARTS.find((name) => typed.includes(`{${name}}`)) : inLine(typed)
    if (misplaced !== undefined) context.addIssue(EMAILS_FORM.problems.misplaced(misplaced))
  })

/** A part inside a sentence, where it cannot be placed. */
function inLine(text: string): EmailPart | undefined {
  const sentences = emailSections(text).filter(({ part }) => part === undefined)
  return EMAIL_PARTS.find((name) => sentences.some((section) => section.text.includes(`{${name}}`)))
}

const FIELDS = EDITABLE_EMAILS.flatMap((kind) => PARTS.map((part) => ({ kind, part, name: fieldName(kind, part) })))

export const emailsForm: PartForm<'emails'> = {
  texts: EMAILS_FORM,
  of: ({ emailTexts, greetsBirthdays }) => ({ emailTexts, greetsBirthdays }),
  fields: [
    { name: 'greetsBirthdays', type: 'tick', ...EMAILS_FORM.greetsBirthdays },
    ...EDITABLE_EMAILS.flatMap(fieldsOf),
  ],
  schema: z
    .object({
      ...Object.fromEntries(FIELDS.map(({ kind, part, name }) => [name, rule(kind, part)])),
      greetsBirthdays: tick(),
    })
    .transform(({ greetsBirthdays, ...typed }) => ({ emailTexts: ownTexts(typed), greetsBirthdays })),
  fill: ({ emailTexts, greetsBirthdays }) => ({
    ...Object.fromEntries(
      FIELDS.map(({ kind, part, name }) => [name, emailTexts[kind]?.[part] ?? STANDARD_EMAIL_TEXTS[kind][part]]),
    ),
    greetsBirthdays: greetsBirthdays ? 'on' : '',
  }),
}

/** Only what differs from the standard text, so that the rest follows the updates of the site. */
function ownTexts(typed: Readonly<Record<string, string>>): EmailTexts {
  const own: Partial<Record<EditableEmail, Partial<Record<Part, string>>>> = {}
  for (const { kind, part, name } of FIELDS) {
    const text = typed[name] ?? ''
    if (text !== '' && text !== STANDARD_EMAIL_TEXTS[kind][part]) own[kind] = { ...own[kind], [part]: text }
  }
  return own
}
