/** Words of reminders, and of emails that did not arrive. */
export function remindersDetail({ queued, alreadyNotified }: { queued: number; alreadyNotified: number }): string {
  const written = queued === 1 ? '1 reminder is on its way' : `${queued} reminders are on their way`
  const before = alreadyNotified === 0 ? '' : `, ${alreadyNotified} had been sent before`
  return queued === 0 && alreadyNotified === 0 ? 'No session of the next two days needs one.' : `${written}${before}.`
}

export const REMINDERS = {
  title: 'Reminders and emails',
  missed: 'Too late for the reminder',
  missedLead: 'These sessions begin within twelve hours and got no reminder of two days. Perhaps call.',
  noMissed: 'Every session that is near has had its reminder.',
  failed: 'Emails that did not arrive',
  failedLead: 'Reach these people in another way, or correct their address.',
  noFailed: 'Every email of the last thirty days has arrived or is on its way.',
} as const
