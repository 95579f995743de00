import { plural } from '#content/words/grammar.ts'

/** Texts of the lists of emails and of failed jobs. */
export const EMAIL_LIST = {
  title: 'Emails',
  lead: 'Every email the site sends, and whether it was delivered.',
  states: { queued: 'Waiting', sending: 'Sending', sent: 'Sent', failed: 'Failed', skipped: 'Skipped' },
  all: 'All',
  columns: { email: 'Email', to: 'To', at: 'When', state: 'State', note: 'Note' },
  resend: 'Send again',
  resent: 'The email will be sent again',
  tries: (count: number) => `${count} tries`,
  heldUp: (count: number) =>
    `Emails cannot be sent right now. ${plural(count, 'One is waiting', `${count} are waiting`)} for the mail server, the oldest since`,
  heldUpReason: 'We keep trying automatically and no email is lost. The mail server said:',
  none: 'No emails here',
  noneLead: 'Emails about bookings, invitations and messages appear here.',
  problems: {
    'email-not-found': 'This email no longer exists.',
    'email-on-its-way': 'This email is being sent right now.',
  },
} as const

export const DEAD_JOBS = {
  names: {
    'notify-subscribers': 'Emailing subscribers about a new post',
    'apply-decision': 'Applying a decision about a payment',
    'queue-session-reminders': 'Two-day session reminders',
    'queue-soon-reminders': 'Reminders for sessions starting soon',
    'release-expired-holds': 'Releasing unpaid slots',
    'publish-scheduled-posts': 'Publishing scheduled posts',
    'requeue-stuck-emails': 'Retrying stuck emails',
    'purge-accounts': 'Cleaning up accounts',
    'purge-visits': 'Cleaning up old sessions and visits',
    'make-backup': 'Nightly backup',
    'check-records': 'Nightly check of the records',
  } as Readonly<Record<string, string | undefined>>,
  givenUp: 'failed every time and stopped on',
  retry: 'Try again',
  retried: 'It will be tried again',
  gone: 'This task is no longer in the list.',
} as const
