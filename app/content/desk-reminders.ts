/** Texts about reminders and emails that could not be delivered. */
export function remindersDetail({ queued, alreadyNotified }: { queued: number; alreadyNotified: number }): string {
  const written = queued === 1 ? '1 reminder is on its way' : `${queued} reminders are on their way`
  const before = alreadyNotified === 0 ? '' : `, ${alreadyNotified} had already been sent`
  return queued === 0 && alreadyNotified === 0
    ? 'No session in the next two days needs a reminder.'
    : `${written}${before}.`
}

export const REMINDERS = {
  title: 'Reminders and emails',
  missed: 'Sessions without a reminder',
  missedLead:
    'These sessions start within twelve hours, and the client did not get the two-day reminder. You may want to call them.',
  noMissed: 'All clients with a session soon have received their reminder.',
  failed: 'Emails that could not be delivered',
  failedLead: 'Please contact these clients in another way, or correct their email address.',
  noFailed: 'All emails of the last thirty days were sent or are on their way.',
} as const
