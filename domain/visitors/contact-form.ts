import { z } from 'zod'
import { normalizePhone } from '#domain/accounts/accounts.ts'
import type { FieldProblems } from '#domain/field-problems.ts'
import { choice, email, line, name, orNull, parsed, text } from '#domain/field-rules.ts'
import type { Outcome } from '#domain/outcome.ts'
import { fieldProblemOf, readFields } from '#domain/read-fields.ts'
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from './form-limits.ts'
import { INQUIRY_TYPES, type InquiryType } from './inquiry-types.ts'

export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message' | 'inquiryType'

/** The typed text of each field; '' for an empty one. */
export type ContactFormValues = Readonly<Record<ContactField, string>>

export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly subject: string
  readonly message: string
  readonly inquiryType: InquiryType
}

/** Name, email, subject and message are required; a message without a topic is a general one. */
const contactSchema = z.object({
  name: name(),
  email: email(),
  phone: orNull(parsed(normalizePhone)),
  subject: line(LONGEST_SUBJECT),
  message: text(LONGEST_MESSAGE),
  inquiryType: z
    .string()
    .transform((sent) => sent || 'general')
    .pipe(choice(INQUIRY_TYPES)),
})

export function readContactForm(form: ContactFormValues): Outcome<ContactMessage, FieldProblems<ContactField>> {
  return readFields(contactSchema, form, fieldProblemOf)
}
