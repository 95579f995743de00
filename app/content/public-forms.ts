/** Words that the forms for visitors share. */
export const VISITOR_FORMS = {
  somethingMissing: 'Please look at these again',
  tooOften: 'That was often in a short time. Please try again a little later.',
} as const

/** A field that people cannot see and programs like to fill in. */
export const HONEYPOT_FIELD = 'website'
export const HONEYPOT_LABEL = 'Please leave this empty'

const EMAIL_LABELS = {
  missing: 'Please enter your email address',
  invalid: 'Please enter a valid email address',
  'too-long': 'Please enter a valid email address',
} as const

/** What is wrong, said beside the field. */
export const CONTACT_PROBLEMS = {
  name: problem('Please enter your name'),
  email: EMAIL_LABELS,
  phone: problem('Please enter a phone number, such as +91 98765 43210, or leave it empty'),
  subject: { ...problem('Please enter a subject'), 'too-long': 'Please keep the subject under 150 characters' },
  message: { ...problem('Please write your message'), 'too-long': 'Please keep the message under 5,000 characters' },
  inquiryType: problem('Please choose one of the topics'),
} as const

export const SUGGESTION_PROBLEMS = {
  topic: { ...problem('Please say what you suggest'), 'too-long': 'Please keep it under 150 characters' },
  link: problem('Please enter a web address that begins with https://, or leave it empty'),
  details: { ...problem('Please say a little more'), 'too-long': 'Please keep it under 2,000 characters' },
  email: EMAIL_LABELS,
} as const

export const EMAIL_PROBLEMS = { email: EMAIL_LABELS } as const

function problem(words: string) {
  return { missing: words, invalid: words, 'too-long': words } as const
}
