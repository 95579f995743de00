import { and, asc, count, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { sessionNotes } from '#db/schema/desk.ts'
import { letters } from '#db/schema/letters.ts'
import type { DueSpan } from '#domain/bookings/reminders.ts'

/** Confirmed sessions that begin inside a span of time, with the link of their own if they have one. */
export async function listSessionsIn(db: Database, { from, until }: DueSpan) {
  return db
    .select({
      id: bookings.id,
      code: bookings.code,
      userId: bookings.userId,
      serviceName: bookings.serviceName,
      amount: bookings.amount,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      preferredTime: bookings.preferredTime,
      calendarSequence: bookings.calendarSequence,
      timeZone: bookings.timeZone,
      clientName: profiles.fullName,
      meetingLink: sql<string>`coalesce(nullif(${sessionNotes.meetingLink}, ''), (select default_meeting_link from desk_settings))`,
    })
    .from(bookings)
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .leftJoin(sessionNotes, eq(sessionNotes.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.status, 'paid'),
        eq(bookings.paymentStatus, 'paid'),
        eq(bookings.serviceType, 'consultation'),
        eq(bookings.needsReschedule, false),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, until),
      ),
    )
    .orderBy(asc(bookings.startsAt))
}

/** Which of these events have been told already. */
export async function listToldEvents(db: Database, eventKeys: readonly string[]): Promise<Set<string>> {
  if (eventKeys.length === 0) return new Set()
  const rows = await db
    .select({ eventKey: letters.eventKey })
    .from(letters)
    .where(sql`${letters.eventKey} = any(${sql.param([...eventKeys])}::text[])`)
  return new Set(rows.map(({ eventKey }) => eventKey))
}

/** Letters that will not arrive any more, latest first. */
export async function listUndeliveredLetters(db: Database, since: Date) {
  return db
    .select({
      id: letters.id,
      kind: letters.kind,
      recipient: letters.recipient,
      recipientName: letters.recipientName,
      reason: letters.reason,
      createdAt: letters.createdAt,
    })
    .from(letters)
    .where(and(eq(letters.state, 'failed'), gt(letters.createdAt, since)))
    .orderBy(desc(letters.id))
    .limit(50)
}

/** Letters that were tried and wait for the next try: the mail server does not take them at the moment. */
export async function countHeldUpLetters(db: Database): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(letters)
    .where(and(eq(letters.state, 'queued'), gt(letters.attempts, 0)))
  return row?.found ?? 0
}
