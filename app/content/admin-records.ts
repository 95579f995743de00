/** Words for what the site did by itself or for somebody: letters, jobs, the audit log. */
export const LETTERS = {
  title: 'Letters',
  lead: 'Every letter the site writes, with what became of it.',
  states: { queued: 'Waiting', sending: 'On its way', sent: 'Sent', failed: 'Failed' },
  all: 'All',
  resend: 'Send again',
  resent: 'The letter is sent again',
  tries: (count: number) => `${count} tries`,
  trouble: (count: number) =>
    `Letters are not leaving: ${count === 1 ? 'one waits' : `${count} wait`} for the mail server, the oldest since`,
  troubleEnd: 'They are tried again by themselves, and none is lost. The mail server said:',
  none: 'No letters here',
  noneLead: 'Bookings, invitations and messages write letters.',
  problems: {
    'letter-not-found': 'This letter is no longer there',
    'letter-on-its-way': 'This letter is on its way at this moment',
  },
} as const

export const DEAD_JOBS = {
  names: {
    'announce-post': 'Telling subscribers of a new post',
    'queue-session-reminders': 'Reminding clients of tomorrow’s sessions',
    'queue-soon-reminders': 'Reminding clients of the next hour',
    'release-expired-holds': 'Letting unpaid slots go',
    'publish-scheduled-posts': 'Publishing posts on time',
    'requeue-stuck-letters': 'Looking after stuck letters',
    'tidy-accounts': 'Tidying accounts',
    'tidy-visits': 'Tidying visits',
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
  letter: (name: string) => `“${name}”`,
  letterTo: (name: string, recipient: string) => `“${name}” to ${recipient}`,
  change: (from: string, to: string) => `from ${from} to ${to}`,
} as const
