import { LONGEST_DETAILS, LONGEST_MESSAGE, LONGEST_SUBJECT, LONGEST_TOPIC } from '#domain/visitors/form-limits.ts'
import { tooLong } from './field-texts.ts'

/** Texts shared by the public forms. */
export const PUBLIC_FORMS = {
  tooOften: 'You have sent this too many times. Please try again a little later.',
} as const

/** People do not see this field; spam programs fill it in. */
export const HONEYPOT_FIELD = 'website'
export const HONEYPOT_LABEL = 'Please leave this empty'

const EMAIL_LABELS = {
  missing: 'Please enter your email address',
  invalid: 'Please enter a valid email address',
  'too-long': 'Please enter a valid email address',
} as const

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

export const EMAIL_PROBLEMS = { email: EMAIL_LABELS } as const

/* @__NO_SIDE_EFFECTS__ */
function problem(text: string) {
  return { missing: text, invalid: text, 'too-long': text } as const
}
