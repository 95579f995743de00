/** Texts shared by the public forms. */
export const PUBLIC_FORMS = {
  tooOften: 'You have sent this too many times. Please try again a little later.',
} as const

/** People do not see this field; spam programs fill it in. */
export const HONEYPOT_FIELD = 'website'
export const HONEYPOT_LABEL = 'Leave this empty'

/** Beside an address. */
export const EMAIL_LABELS = {
  missing: 'Please enter your email address',
  invalid: 'Please enter a valid email address',
  'too-long': 'Please enter a valid email address',
} as const

/** Shown beside a field with a problem. */
export const EMAIL_PROBLEMS = { email: EMAIL_LABELS } as const
