import { listNotifiedEvents, listSessionsIn } from '#db/bookings/reminders.ts'
import type { Database } from '#db/client.ts'
import { type DueSpan, tooNear, twoDaysAhead, twoHoursAhead } from '#domain/bookings/reminders.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'

type Session = Awaited<ReturnType<typeof listSessionsIn>>[number]
type ReminderKind = 'reminder-2-days' | 'session-soon'

export type QueuedReminders = { readonly queued: number; readonly alreadyNotified: number }

/** Writes to everybody whose session is two days away. The daily job and the button do the same: each email once. */
export function queueSessionReminders(db: Database, now: Date): Promise<QueuedReminders> {
  return queueReminders(db, 'reminder-2-days', twoDaysAhead(now))
}

/** Writes to everybody whose session begins within two hours, with the way to it. */
export function queueSoonReminders(db: Database, now: Date): Promise<QueuedReminders> {
  return queueReminders(db, 'session-soon', twoHoursAhead(now))
}

/** Sessions whose reminder of two days was never written and comes too late now. */
export async function listMissedReminders(db: Database, now: Date): Promise<Session[]> {
  const sessions = await listSessionsIn(db, tooNear(now))
  const told = await listNotifiedEvents(
    db,
    sessions.map((session) => eventKey('reminder-2-days', session)),
  )
  return sessions.filter((session) => !told.has(eventKey('reminder-2-days', session)))
}

async function queueReminders(db: Database, kind: ReminderKind, span: DueSpan): Promise<QueuedReminders> {
  const sessions = await listSessionsIn(db, span)
  const told = await listNotifiedEvents(
    db,
    sessions.map((session) => eventKey(kind, session)),
  )
  const due = sessions.filter((session) => !told.has(eventKey(kind, session)))

  for (const session of due) {
    // One by one, so that a reminder that cannot be written keeps nobody else's back.
    await db.transaction((tx) => {
      const email = { kind, booking: bookingInEmail(session), meetingLink: session.meetingLink }
      return notifyClient(tx, session, email, eventKey(kind, session))
    })
  }
  return { queued: due.length, alreadyNotified: sessions.length - due.length }
}

/** A session that was moved is another appointment; the database refuses a second email under one key. */
function eventKey(kind: ReminderKind, { id, startsAt }: Session): string {
  return `${kind}:${id}:${startsAt?.toISOString()}`
}
