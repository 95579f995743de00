import { and, asc, count, desc, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isInScope } from '#db/desk-scope.ts'
import { BOOKING_MONEY } from '#db/payments/booking-money.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { sessionNotes } from '#db/schema/desk.ts'
import { emails } from '#db/schema/emails.ts'
import type { DeskScope } from '#domain/rights.ts'
import type { DueSpan } from '#domain/sessions/reminder-times.ts'
import { MEETING_LINK } from './session-notes.ts'

/** A confirmed session, with its own meeting link if it has one. */
function selectSessions(db: Database) {
  return db
    .select({
      id: bookings.id,
      code: bookings.code,
      userId: bookings.userId,
      astrologerId: bookings.astrologerId,
      serviceType: bookings.serviceType,
      serviceName: bookings.serviceName,
      questionCount: bookings.questionCount,
      heldAs: bookings.heldAs,
      bookingDate: bookings.bookingDate,
      amount: bookings.amount,
      listedPrice: bookings.listedPrice,
      discountLabel: bookings.discountLabel,
      uniqueAmountPaise: bookings.uniqueAmountPaise,
      paymentMethod: bookings.paymentMethod,
      status: bookings.status,
      paymentStatus: bookings.paymentStatus,
      ...BOOKING_MONEY,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      calendarSequence: bookings.calendarSequence,
      birthMissing: bookings.birthMissing,
      timeZone: bookings.timeZone,
      clientName: profiles.fullName,
      clientPhone: profiles.phone,
      clientEmail: users.email,
      hasEmail: sql<boolean>`${users.email} is not null`,
      language: users.language,
      meetingLink: MEETING_LINK,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .leftJoin(sessionNotes, eq(sessionNotes.bookingId, bookings.id))
}

/** A practice has far fewer. */
const MOST_LISTED = 200

const isOpen = and(eq(bookings.status, 'pending'), isNull(users.erasedAt))

const isConfirmed = and(
  eq(bookings.status, 'paid'),
  eq(bookings.paymentStatus, 'paid'),
  eq(bookings.serviceType, 'consultation'),
  eq(bookings.needsReschedule, false),
)

/** Confirmed sessions that start in a range of time. */
export async function listConfirmedSessions(db: Database, scope: DeskScope, { from, until }: DueSpan) {
  return selectSessions(db)
    .where(and(isInScope(scope), isConfirmed, gte(bookings.startsAt, from), lt(bookings.startsAt, until)))
    .orderBy(asc(bookings.startsAt))
}

/** Bookings that nobody has paid and that can still be paid. */
export async function listPayableBookings(db: Database, scope: DeskScope, now: Date) {
  return selectSessions(db)
    .where(and(isInScope(scope), isOpen, eq(bookings.paymentStatus, 'pending'), gt(bookings.payableUntil, now)))
    .orderBy(asc(bookings.payableUntil))
    .limit(MOST_LISTED)
}

/** Bookings whose answer was published since. */
export async function listAnsweredBookings(db: Database, scope: DeskScope, since: Date) {
  return selectSessions(db)
    .where(
      and(
        isInScope(scope),
        isNull(users.erasedAt),
        sql`${bookings.id} in (select booking_id from answers where version = 1 and published_at > ${since})`,
      ),
    )
    .orderBy(asc(bookings.createdAt))
    .limit(MOST_LISTED)
}

export async function findConfirmedSession(db: Database, bookingId: string) {
  const [found] = await selectSessions(db).where(and(isConfirmed, eq(bookings.id, bookingId)))
  return found
}

/** Which of these events already have an email; one that was skipped does not count. */
export async function listNotifiedEvents(db: Database, eventKeys: readonly string[]): Promise<Set<string>> {
  if (eventKeys.length === 0) return new Set()
  const rows = await db
    .select({ eventKey: emails.eventKey })
    .from(emails)
    .where(and(sql`${emails.eventKey} = any(${sql.param([...eventKeys])}::text[])`, ne(emails.state, 'skipped')))
  return new Set(rows.map(({ eventKey }) => eventKey))
}

/** What became of the emails about these events. */
export async function listEmailStates(db: Database, eventKeys: readonly string[]) {
  const { eventKey, state, reason } = emails
  const rows = await db
    .select({ eventKey, state, reason })
    .from(emails)
    .where(sql`${eventKey} = any(${sql.param([...eventKeys])}::text[])`)
  return new Map(rows.map((row) => [row.eventKey, row]))
}

/** Emails that failed, latest first. */
export async function listUndeliveredEmails(db: Database, since: Date) {
  return db
    .select({
      id: emails.id,
      kind: emails.kind,
      recipient: emails.recipient,
      recipientName: emails.recipientName,
      reason: emails.reason,
      createdAt: emails.createdAt,
      /** Null for a reader without an account or a number. */
      phone: profiles.phone,
    })
    .from(emails)
    .leftJoin(users, eq(users.email, sql`lower(${emails.recipient})`))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(emails.state, 'failed'), gt(emails.createdAt, since)))
    .orderBy(desc(emails.id))
    .limit(50)
}

/** Emails that failed at least once and wait for the next try. */
export async function countHeldUpEmails(db: Database): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(emails)
    .where(and(eq(emails.state, 'queued'), gt(emails.attempts, 0)))
  return row?.found ?? 0
}
