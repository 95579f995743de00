import { tooLong } from '#content/frame/field-texts.ts'
import { EMAIL_LABELS } from '#content/frame/public-forms.ts'
import { LONGEST_DETAILS, LONGEST_MESSAGE, LONGEST_SUBJECT, LONGEST_TOPIC } from '#domain/visitors/form-limits.ts'

/** Shown beside a field with a problem. */
export const CONTACT_PROBLEMS = {
  name: problem('Enter your name'),
  email: EMAIL_LABELS,
  phone: problem('Enter a phone number, such as +91 98765 43210, or leave it empty'),
  subject: { ...problem('Enter a subject'), 'too-long': tooLong(LONGEST_SUBJECT) },
  message: { ...problem('Write your message'), 'too-long': tooLong(LONGEST_MESSAGE) },
  inquiryType: problem('Choose one of the topics'),
} as const

export const SUGGESTION_PROBLEMS = {
  topic: { ...problem('Enter your suggestion'), 'too-long': tooLong(LONGEST_TOPIC) },
  link: problem('Enter a link that starts with https://, or leave it empty'),
  details: { ...problem('Write a little more'), 'too-long': tooLong(LONGEST_DETAILS) },
  email: EMAIL_LABELS,
} as const

function problem(text: string) {
  return { missing: text, invalid: text, 'too-long': text } as const
}
