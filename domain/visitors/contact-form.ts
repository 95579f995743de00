import { normalizePhone } from '#domain/accounts/accounts.ts'
import { parseEmail } from '#domain/email-address.ts'
import { type FieldProblems, fieldProblems, hasProblems, lengthProblem } from '#domain/field-problems.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine, normalizeName, normalizeText } from '#domain/text.ts'

export const INQUIRY_TYPES = ['consultation', 'courses', 'technical', 'billing', 'general'] as const
export type InquiryType = (typeof INQUIRY_TYPES)[number]

export const LONGEST_SUBJECT = 150
export const LONGEST_MESSAGE = 5_000

export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message' | 'inquiryType'

/** The typed text of each field; '' for an empty one. */
export type ContactForm = Readonly<Record<ContactField, string>>

export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly subject: string
  readonly message: string
  readonly inquiryType: InquiryType
}

/** Name, email, subject and message are required; a message without a topic is a general one. */
export function readContactForm(form: ContactForm): Outcome<ContactMessage, FieldProblems<ContactField>> {
  const name = normalizeName(form.name)
  const email = parseEmail(form.email)
  const phone = form.phone.trim() === '' ? null : normalizePhone(form.phone)
  const subject = normalizeLine(form.subject)
  const message = normalizeText(form.message)
  const inquiryType = form.inquiryType === '' ? 'general' : INQUIRY_TYPES.find((type) => type === form.inquiryType)

  const problems = fieldProblems({
    name: name === '' ? 'missing' : undefined,
    email: email ? undefined : form.email.trim() === '' ? 'missing' : 'invalid',
    phone: phone === undefined ? 'invalid' : undefined,
    subject: lengthProblem(subject, LONGEST_SUBJECT, { isRequired: true }),
    message: lengthProblem(message, LONGEST_MESSAGE, { isRequired: true }),
    inquiryType: inquiryType ? undefined : 'invalid',
  })
  if (!email || phone === undefined || !inquiryType || hasProblems(problems)) return refused(problems)

  return accepted({ name, email, phone, subject, message, inquiryType })
}
