import type { Database } from '#db/client.ts'
import { moveEmailToEvent } from '#db/emails/email-states.ts'
import { findConfirmedSession } from '#db/sessions/reminders.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { moneyInEmail } from '#domain/emails/money-in-email.ts'
import type { SkipReason } from '#domain/emails/skip-reasons.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type DueSpan, twoDaysAhead, twoHoursAhead } from '#domain/sessions/reminder-times.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import type { Due, Refresh } from '#usecases/emails/due-email.ts'
import { type ReminderKind, reminderKey } from './queue-session-reminders.ts'

export const refreshTwoDayReminder: Refresh<'reminder-2-days'> = (db, email, due) =>
  refreshReminder(db, email, due, twoDaysAhead(due.now))

export const refreshSessionSoon: Refresh<'session-soon'> = (db, email, due) =>
  refreshReminder(db, email, due, twoHoursAhead(due.now))

/** A reminder of a moved session becomes the reminder of the new time, unless that one is queued or not due yet. */
async function refreshReminder<Reminder extends EmailOf<ReminderKind>>(
  db: Database,
  email: Reminder,
  { id, eventKey, now }: Due,
  { until }: DueSpan,
): Promise<Outcome<Reminder, SkipReason>> {
  const session = await findConfirmedSession(db, email.booking.bookingId)
  if (!session?.startsAt) return refused('booking-cancelled')

  const currentKey = reminderKey(email.kind, session)
  const hasMoved = currentKey !== eventKey
  if (hasMoved && session.startsAt >= until) return refused('moved-later')
  if (hasMoved && session.startsAt > now && !(await moveEmailToEvent(db, id, currentKey))) {
    return refused('already-reminded')
  }
  const { meetingLink } = session
  return accepted({ ...email, booking: bookingInEmail(session), meetingLink, ...moneyInEmail(session) })
}

export const refreshSessionLink: Refresh<'session-link'> = async (db, email) => {
  const session = await findConfirmedSession(db, email.booking.bookingId)
  if (!session) return refused('booking-cancelled')
  // A newer link has an email of its own.
  if (session.meetingLink !== email.meetingLink) return refused('link-changed')
  return accepted({ ...email, booking: bookingInEmail(session) })
}
