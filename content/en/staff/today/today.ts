/** Texts of Today: the day, its sessions, and what needs a decision. */
export const TODAY = {
  title: 'Today',
  hora: (lord: string) => `now ${lord} hora`,
  sessions: 'Sessions',
  noSessions: 'No more sessions today.',
  running: 'Now',
  paysAtSession: 'Pays at the session',
  allSessions: 'All sessions',
  toSend: 'Messages by WhatsApp and SMS',
  needs: 'Needs you',
  nothing: 'Nothing waits for you.',
  kinds: {
    toVerify: 'Payments to check',
    toCheck: 'Payments of cancelled bookings to check',
    answers: 'Answers to write',
    answersLate: 'Answers due today or late',
    unfinished: 'Sessions to mark as done',
    conflicts: 'Sessions outside your hours',
    calls: 'People to call',
    toSend: 'Messages to clients without email',
    unpaid: 'Bookings not paid yet',
    refunds: 'Refunds to send',
    waitlist: 'People on the waitlist',
    reviews: 'Reviews to read',
    messages: 'Messages to answer',
    suggestions: 'Suggestions to read',
    failedEmails: 'Emails that failed',
    enrollments: 'Students without a date',
    failedJobs: 'Background tasks that failed',
  },
} as const

export type NeedKind = keyof typeof TODAY.kinds
