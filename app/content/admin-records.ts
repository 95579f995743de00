/** Words for what the site did by itself or for somebody: emails, jobs, the audit log. */
export const EMAILS = {
  title: 'Emails',
  lead: 'Every email the site writes, with what became of it.',
  states: { queued: 'Waiting', sending: 'On its way', sent: 'Sent', failed: 'Failed' },
  all: 'All',
  resend: 'Send again',
  resent: 'The email is sent again',
  tries: (count: number) => `${count} tries`,
  trouble: (count: number) =>
    `Emails are not leaving: ${count === 1 ? 'one waits' : `${count} wait`} for the mail server, the oldest since`,
  troubleEnd: 'They are tried again by themselves, and none is lost. The mail server said:',
  none: 'No emails here',
  noneLead: 'Bookings, invitations and messages write emails.',
  problems: {
    'email-not-found': 'This email is no longer there',
    'email-on-its-way': 'This email is on its way at this moment',
  },
} as const

export const DEAD_JOBS = {
  names: {
    'notify-subscribers': 'Telling subscribers of a new post',
    'queue-session-reminders': 'Reminding clients of tomorrow’s sessions',
    'queue-soon-reminders': 'Reminding clients of the next hour',
    'release-expired-holds': 'Letting unpaid slots go',
    'publish-scheduled-posts': 'Publishing posts on time',
    'requeue-stuck-emails': 'Looking after stuck emails',
    'purge-accounts': 'Tidying accounts',
    'purge-visits': 'Tidying visits',
  } as Readonly<Record<string, string | undefined>>,
  givenUp: 'tried five times and given up on',
  retry: 'Try again',
  retried: 'It is tried again',
  gone: 'This is no longer waiting to be tried',
} as const

export const AUDIT = {
  title: 'Audit log',
  lead: 'Who did what, and when. It can only grow.',
  none: 'Nothing has happened yet',
  nobody: 'The site itself',
  erased: 'An erased account',
  columns: { when: 'When', what: 'What', who: 'Who', about: 'About', details: 'Details' },
  email: (name: string) => `“${name}”`,
  emailTo: (name: string, recipient: string) => `“${name}” to ${recipient}`,
  change: (from: string, to: string) => `from ${from} to ${to}`,
} as const
