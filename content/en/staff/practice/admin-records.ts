/** Texts of the audit log. */
export const AUDIT = {
  title: 'Audit log',
  lead: 'Who did what, and when. Entries cannot be changed or deleted.',
  none: 'Nothing has happened yet',
  nobody: 'The site itself',
  erased: 'A deleted account',
  erasedClient: 'whose account was deleted',
  columns: { when: 'When', what: 'What', who: 'Who', about: 'About', details: 'Details' },
  email: (name: string) => `“${name}”`,
  titleOf: (title: string, user: string) => `${title} of ${user}`,
  /** What an entry is about, by the code that is stored. */
  subjects: {
    booking: 'booking',
    email: 'email',
    enrollment: 'enrollment',
    'go-live': 'list before going live',
    job: 'job',
    message: 'message',
    post: 'post',
    practice: 'practice',
    statement: 'statement',
    suggestion: 'suggestion',
    user: 'user',
    'waitlist-entry': 'waitlist entry',
    cohort: 'group',
  },
  emailTo: (name: string, recipient: string) => `“${name}” to ${recipient}`,
} as const
