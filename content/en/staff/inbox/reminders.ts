import { plural } from '#content/words/grammar.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { LATEST_REMINDER_HOURS, REMINDER_DAYS_BEFORE } from '#domain/sessions/reminder-times.ts'

type Reminded = { queued: number; alreadyNotified: number; withoutEmail: number }

/** Texts about reminders and emails that could not be delivered. */
export function remindersDetail({ queued, alreadyNotified, withoutEmail }: Reminded): string {
  const written = plural(queued, '1 reminder is on its way', `${queued} reminders are on their way`)
  const before = alreadyNotified === 0 ? '' : `, ${alreadyNotified} had already been sent`
  const toCall = plural(
    withoutEmail,
    ' 1 client has no email: please call.',
    ` ${withoutEmail} clients have no email: please call.`,
  )
  return queued === 0 && alreadyNotified === 0 && withoutEmail === 0
    ? `No session in the next ${numberInWords(REMINDER_DAYS_BEFORE)} days needs a reminder.`
    : `${written}${before}.${withoutEmail === 0 ? '' : toCall}`
}

export const REMINDERS = {
  results: 'Reminders, client by client',
  resultsLead: 'Sessions of the next two days. “Send Reminders” writes to everyone who has an email.',
  noResults: 'No session in the next two days.',
  notSent: 'Not sent yet',
  toMessage: 'No email: send a message',
  missed: 'Sessions without a reminder',
  missedLead: `These sessions start within ${duration(LATEST_REMINDER_HOURS, 'hour')}, and the client did not get the ${numberInWords(REMINDER_DAYS_BEFORE)}-day reminder. You may want to call them.`,
  noMissed: 'All clients with a session soon have received their reminder.',
  failed: 'Emails that could not be delivered',
  failedLead: 'Contact these clients in another way, or correct their email address.',
  noFailed: (days: number) => `All emails of the last ${duration(days, 'day')} were sent or are on their way.`,
} as const
