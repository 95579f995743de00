import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translatedName } from '#db/content/translated-columns.ts'
import { profiles } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import { consultationPackages, courses, practice } from '#db/schema/content.ts'
import { sessionNotes } from '#db/schema/desk.ts'
import { MEETING_LINK } from '#db/sessions/session-notes.ts'
import type { BookingState } from '#domain/bookings/booking-states.ts'
import { isUuid } from '#domain/uuid.ts'
import { BOOKING_COLUMNS } from './booking-columns.ts'

/** A booking as its client sees it: everything but the sealed birth details. */
const CLIENT_BOOKING = {
  ...BOOKING_COLUMNS,
  serviceSlug: sql<string>`coalesce(${consultationPackages.slug}, ${courses.slug},
    (select slug from session_passes where id = ${bookings}.pass_id),
    (select slug from gift_vouchers where id = ${bookings}.voucher_id))`,
  bookedByStaff: bookings.bookedByStaff,
  courseId: bookings.courseId,
  cohortId: bookings.cohortId,
  courseLevel: courses.level,
  listedPrice: bookings.listedPrice,
  discountLabel: bookings.discountLabel,
  uniqueAmountPaise: bookings.uniqueAmountPaise,
  holdExpiresAt: bookings.holdExpiresAt,
  payableUntil: bookings.payableUntil,
  timeZone: bookings.timeZone,
  rescheduleCount: bookings.rescheduleCount,
  calendarSequence: bookings.calendarSequence,
  updatedAt: bookings.updatedAt,
  outcome: sessionNotes.outcome,
  isAnswered: sql<boolean>`exists (select from answers where answers.booking_id = ${bookings}.id)`,
  hasReview: sql<boolean>`exists (select from reviews where reviews.booking_id = ${bookings}.id)`,
  /** Empty until the session is confirmed; the number to call is no secret. */
  meetingLink: sql<string>`case when (${bookings.paymentStatus} = 'paid' and ${bookings.status} = 'paid'
    or ${bookings.heldAs} = 'telephone') and ${bookings.serviceType} = 'consultation' and ${bookings.startsAt} is not null then ${MEETING_LINK} else '' end`,
}

/** Names as the practice wrote them, or in the reader's language. */
function namesIn(language: ReadIn) {
  const name = translatedName(language, sql`coalesce(a.name, (select ${practice.astrologerName} from ${practice}))`)
  return {
    serviceName: translatedName(language, sql`${bookings}.service_name`),
    /** Null while nobody has been given the booking. */
    astrologerName: sql<string | null>`(select ${name} from ${astrologers} a where a.id = ${bookings}.astrologer_id)`,
  }
}

export type ClientBooking = Awaited<ReturnType<typeof listOwnBookings>>[number]

function selectBookings(db: Database, language?: ReadIn) {
  return db
    .select({ ...CLIENT_BOOKING, ...namesIn(language) })
    .from(bookings)
    .leftJoin(consultationPackages, eq(consultationPackages.id, bookings.packageId))
    .leftJoin(courses, eq(courses.id, bookings.courseId))
    .leftJoin(sessionNotes, eq(sessionNotes.bookingId, bookings.id))
}

/** All bookings of a client, latest first. */
export async function listOwnBookings(db: Database, userId: string, language?: ReadIn) {
  return selectBookings(db, language)
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
}

/** The sessions that an astrologer gives, for their calendar. */
export async function listSessionsGivenBy(
  db: Database,
  astrologerId: number,
  { since, language }: { readonly since: Date; readonly language?: ReadIn },
) {
  return db
    .select({ ...CLIENT_BOOKING, ...namesIn(language), clientName: sql<string>`coalesce(${profiles.fullName}, '')` })
    .from(bookings)
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .leftJoin(consultationPackages, eq(consultationPackages.id, bookings.packageId))
    .leftJoin(courses, eq(courses.id, bookings.courseId))
    .leftJoin(sessionNotes, eq(sessionNotes.bookingId, bookings.id))
    .where(and(eq(bookings.astrologerId, astrologerId), gt(bookings.startsAt, since)))
    .orderBy(bookings.startsAt, bookings.id)
}

type Own = { readonly id: string; readonly userId: string }

const isOwn = ({ id, userId }: Own) => and(eq(bookings.id, id), eq(bookings.userId, userId))

/** A booking of another client is not found, as if it did not exist. */
export async function findOwnBooking(db: Database, own: Own, language?: ReadIn): Promise<ClientBooking | undefined> {
  if (!isUuid(own.id)) return undefined
  const [found] = await selectBookings(db, language).where(isOwn(own))
  return found
}

export async function findLatestBooking(
  db: Database,
  userId: string,
  language?: ReadIn,
): Promise<ClientBooking | undefined> {
  const [found] = await selectBookings(db, language)
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(1)
  return found
}

export type BookingRow = typeof bookings.$inferSelect

/** The whole row, sealed birth details included. */
export async function findOwnBookingRow(db: Database, own: Own): Promise<BookingRow | undefined> {
  if (!isUuid(own.id)) return undefined
  const [found] = await db.select().from(bookings).where(isOwn(own))
  return found
}

/** The row stays locked until the transaction ends. */
export async function lockOwnBooking(tx: Database, own: Own): Promise<BookingRow | undefined> {
  if (!isUuid(own.id)) return undefined
  const [found] = await tx.select().from(bookings).where(isOwn(own)).for('update')
  return found
}

export async function lockBooking(tx: Database, id: string): Promise<BookingRow | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return found
}

/** Locks all bookings of a client, always in the same order, to avoid deadlocks. */
export async function lockBookingsOfClient(tx: Database, userId: string): Promise<void> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(bookings.id)
    .for('update')
}

export async function recordBookingChange(
  db: Database,
  id: string,
  change: Partial<typeof bookings.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await db.update(bookings).set(change).where(eq(bookings.id, id))
}

/** Calendars replace an entry only by one with a higher number. A concurrent move waits, and counts on from it. */
export async function raiseCalendarSequences(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(bookings)
    .set({ calendarSequence: sql`${bookings.calendarSequence} + 1`, updatedAt: now })
    .where(inArray(bookings.id, [...ids]))
}

/** Returns false if another request changed the booking first. */
export async function recordBookingState(
  db: Database,
  id: string,
  { from, to }: { from: BookingState; to: BookingState },
  change: Partial<typeof bookings.$inferInsert> & { updatedAt: Date },
): Promise<boolean> {
  const changed = await db
    .update(bookings)
    .set({ ...change, ...pick(to) })
    .where(and(eq(bookings.id, id), eq(bookings.status, from.status), eq(bookings.paymentStatus, from.paymentStatus)))
    .returning({ id: bookings.id })
  return changed.length === 1
}

const pick = ({ status, paymentStatus }: BookingState) => ({ status, paymentStatus })

/** How many bookings a client has, and how many of the paid sessions are ahead or over. */
export async function countSessions(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ readonly total: number; readonly upcoming: number; readonly completed: number }> {
  const isPaid = eq(bookings.status, 'paid')
  const isAnswered = and(isNotNull(bookings.askedAt), isNotNull(sessionNotes.outcome))
  const hasTakenPlace = or(lte(bookings.startsAt, now), isAnswered)
  const [counted] = await db
    .select({
      total: count(),
      upcoming: count(sql`case when ${and(isPaid, gt(bookings.startsAt, now))} then 1 end`),
      completed: count(sql`case when ${and(isPaid, hasTakenPlace)} then 1 end`),
    })
    .from(bookings)
    .leftJoin(sessionNotes, eq(sessionNotes.bookingId, bookings.id))
    .where(eq(bookings.userId, userId))
  return counted ?? { total: 0, upcoming: 0, completed: 0 }
}

/** For staff, who may see every booking. */
export async function findBookingRow(db: Database, id: string): Promise<BookingRow | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db.select().from(bookings).where(eq(bookings.id, id))
  return found
}

/** The codes of an astrologer's sessions that are not over yet, the next one first. */
export async function listSessionsAhead(db: Database, astrologerId: number, now: Date): Promise<string[]> {
  const rows = await db
    .select({ code: bookings.code })
    .from(bookings)
    .where(
      and(
        eq(bookings.astrologerId, astrologerId),
        ne(bookings.status, 'cancelled'),
        eq(bookings.holdsSlot, true),
        gt(bookings.endsAt, now),
      ),
    )
    .orderBy(asc(bookings.startsAt))
  return rows.map(({ code }) => code)
}
