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
  name: problem('Please enter your name'),
  email: EMAIL_LABELS,
  phone: problem('Please enter a phone number, such as +91 98765 43210, or leave it empty'),
  subject: { ...problem('Please enter a subject'), 'too-long': 'Please keep the subject under 150 characters' },
  message: { ...problem('Please write your message'), 'too-long': 'Please keep the message under 5,000 characters' },
  inquiryType: problem('Please choose one of the topics'),
} as const

export const SUGGESTION_PROBLEMS = {
  topic: { ...problem('Please enter your suggestion'), 'too-long': 'Please keep it under 150 characters' },
  link: problem('Please enter a link that starts with https://, or leave it empty'),
  details: { ...problem('Please write a little more'), 'too-long': 'Please keep it under 2,000 characters' },
  email: EMAIL_LABELS,
} as const

export const EMAIL_PROBLEMS = { email: EMAIL_LABELS } as const

function problem(text: string) {
  return { missing: text, invalid: text, 'too-long': text } as const
}
