import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { listConfirmedSessions, listEmailStates, listNotifiedEvents } from '#db/sessions/reminders.ts'
import { type DeskScope, WHOLE_PRACTICE } from '#domain/rights.ts'
import { type DueSpan, tooNear, twoDaysAhead, twoHoursAhead } from '#domain/sessions/reminder-times.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'

type Session = Awaited<ReturnType<typeof listConfirmedSessions>>[number]
export type ReminderKind = 'reminder-2-days' | 'session-soon'

export type QueuedReminders = {
  readonly queued: number
  readonly alreadyNotified: number
  /** Sessions of clients without an email address, whom the desk calls. */
  readonly withoutEmail: number
}

/** Queues reminders two days ahead. The daily job and the desk's button share it; each email goes out once. */
export function queueSessionReminders(db: Database, now: Date): Promise<QueuedReminders> {
  return queueReminders(db, 'reminder-2-days', twoDaysAhead(now))
}

/** Queues reminders with the meeting link two hours ahead. */
export function queueSoonReminders(db: Database, now: Date): Promise<QueuedReminders> {
  return queueReminders(db, 'session-soon', twoHoursAhead(now))
}

/** Sessions whose two-day reminder was never queued and would now be too late. */
export async function listMissedReminders(db: Database, scope: DeskScope, now: Date): Promise<Session[]> {
  const sessions = await listConfirmedSessions(db, scope, tooNear(now))
  const notified = await listNotifiedEvents(
    db,
    sessions.map((session) => reminderKey('reminder-2-days', session)),
  )
  return sessions.filter((session) => !notified.has(reminderKey('reminder-2-days', session)))
}

/** The sessions of the next two days, each with what became of its reminder; null while none is written. */
export async function listReminderResults(db: Database, scope: DeskScope, now: Date) {
  const sessions = await listConfirmedSessions(db, scope, { from: now, until: twoDaysAhead(now).until })
  const states = await listEmailStates(
    db,
    sessions.map((session) => reminderKey('reminder-2-days', session)),
  )
  return sessions.map((session) => {
    const email = states.get(reminderKey('reminder-2-days', session))
    return { ...session, reminder: email ? { state: email.state, reason: email.reason } : null }
  })
}

async function queueReminders(db: Database, kind: ReminderKind, span: DueSpan): Promise<QueuedReminders> {
  const sessions = await listConfirmedSessions(db, WHOLE_PRACTICE, span)
  const notified = await listNotifiedEvents(
    db,
    sessions.map((session) => reminderKey(kind, session)),
  )
  const due = sessions.filter((session) => !notified.has(reminderKey(kind, session)))

  let queued = 0
  for (const session of due) {
    // One transaction each, so that one failing reminder does not block the others.
    const isQueued = await db.transaction((tx) => {
      const email = { kind, booking: bookingInEmail(session), meetingLink: session.meetingLink }
      return notifyClient(tx, session, email, reminderKey(kind, session))
    })
    if (isQueued) queued += 1
  }
  return { queued, alreadyNotified: sessions.length - due.length, withoutEmail: due.length - queued }
}

/** The start time is part of the key: a moved session is another appointment. Emails are unique by key. */
export function reminderKey(kind: ReminderKind, { id, startsAt }: Pick<Session, 'id' | 'startsAt'>): string {
  return `${kind}:${id}:${startsAt?.toISOString()}`
}

/** Staff send the reminders of the daily job before it runs. */
export async function sendReminders(db: Database, staffId: string, now: Date): Promise<QueuedReminders> {
  const reminders = await queueSessionReminders(db, now)
  const details = { queued: reminders.queued }
  await recordAudit(db, { action: 'reminders-sent-by-staff', actorId: staffId, details, at: now })
  return reminders
}
