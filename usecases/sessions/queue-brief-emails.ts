import type { Database } from '#db/client.ts'
import { listBriefReaders } from '#db/sessions/brief-emails.ts'
import { listConfirmedSessions } from '#db/sessions/reminders.ts'
import { dayToRemindOf } from '#domain/almanac/festival-reminders.ts'
import { endOfDay } from '#domain/almanac/place-day.ts'
import { accepted, refused } from '#domain/outcome.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { firstNameOf } from '#domain/sessions/reviews.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { serviceInEmail, sessionInEmail } from '#usecases/bookings/booking-in-email.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

type Reader = Awaited<ReturnType<typeof listBriefReaders>>[number]

/**
 * Queues tomorrow's sessions for every astrologer who asked for them and for whom it is evening, and returns how many emails.
 * Safe to repeat and to run on two servers: the key of an email names the astrologer and the day.
 */
export async function queueBriefEmails(db: Database, now: Date): Promise<number> {
  let queued = 0
  for (const reader of await listBriefReaders(db)) {
    const { id, name, address, timeZone } = reader
    const day = dayToRemindOf(now, timeZone)
    if (day === undefined || address === '' || (await listSessionsOn(db, reader, day)).length === 0) continue
    const until = endOfDay(day, timeZone).toISOString()
    const isQueued = await db.transaction((tx) =>
      queueEmail(tx, {
        eventKey: `sessions-tomorrow:${id}:${day}`,
        to: { address, name },
        email: { kind: 'sessions-tomorrow', astrologerId: id, day, until },
        timeZone,
      }),
    )
    if (isQueued) queued += 1
  }
  return queued
}

function listSessionsOn(db: Database, { id, timeZone }: Pick<Reader, 'id' | 'timeZone'>, day: IsoDate) {
  const scope = { ...WHOLE_PRACTICE, onlyOf: { astrologerId: id, includesUnassigned: false } }
  return listConfirmedSessions(db, scope, {
    from: endOfDay(addDays(day, -1), timeZone),
    until: endOfDay(day, timeZone),
  })
}

/** The sessions are read when the email is sent, so that the stored email names no client. */
export const refreshSessionsTomorrow: Refresh<'sessions-tomorrow'> = async (db, email) => {
  const [reader] = await listBriefReaders(db, email.astrologerId)
  if (!reader) return refused('unsubscribed')
  const sessions = await listSessionsOn(db, reader, email.day)
  if (sessions.length === 0) return refused('no-sessions')
  return accepted({
    ...email,
    sessions: sessions.flatMap((session) => {
      const { id: bookingId, heldAs, clientName } = session
      const times = sessionInEmail(session)
      const service = serviceInEmail(session)
      return times ? [{ bookingId, ...service, heldAs, firstName: firstNameOf(clientName), ...times }] : []
    }),
  })
}
