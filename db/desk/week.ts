import { and, asc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { translatedName } from '#db/content/translated-columns.ts'
import { isInScope } from '#db/desk-scope.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { busyTimes } from '#db/schema/calendars.ts'
import { sessionNotes } from '#db/schema/desk.ts'
import { waitlistOffers } from '#db/schema/waitlist.ts'
import type { DeskScope } from '#domain/rights.ts'

type Range = { readonly astrologerId: number; readonly from: Date; readonly until: Date }

/** An astrologer's sessions that occupy some of a range, paid or held, in chronological order. No birth data. */
export async function listSessionsIn(
  db: Database,
  scope: DeskScope,
  { astrologerId, from, until, now }: Range & { readonly now: Date },
) {
  return db
    .select({
      id: bookings.id,
      serviceName: translatedName(scope.language, sql`${bookings.serviceName}`),
      questionCount: bookings.questionCount,
      status: bookings.status,
      paymentStatus: bookings.paymentStatus,
      needsReschedule: bookings.needsReschedule,
      askedAt: bookings.askedAt,
      holdExpiresAt: bookings.holdExpiresAt,
      /** Whether the desk keeps it at this time although the hours have changed. */
      isKept: sql<boolean>`${bookings.keptStart} is not distinct from ${bookings.startsAt}`,
      outcome: sessionNotes.outcome,
      clientName: profiles.fullName,
      isClientErased: sql<boolean>`${users.erasedAt} is not null`,
      // None of these is null while a booking holds a slot.
      startsAt: sql<Date>`${bookings.startsAt}`.mapWith(bookings.startsAt),
      endsAt: sql<Date>`${bookings.endsAt}`.mapWith(bookings.endsAt),
      occupiedFrom: sql<Date>`${bookings.occupiedFrom}`.mapWith(bookings.occupiedFrom),
      occupiedUntil: sql<Date>`${bookings.occupiedUntil}`.mapWith(bookings.occupiedUntil),
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .leftJoin(sessionNotes, eq(sessionNotes.bookingId, bookings.id))
    .where(and(isInScope(scope), isLive(now), isOccupiedBy({ astrologerId, from, until })))
    .orderBy(asc(bookings.startsAt))
}

function isLive(now: Date): SQL | undefined {
  return and(eq(bookings.holdsSlot, true), or(eq(bookings.status, 'paid'), gt(bookings.holdExpiresAt, now)))
}

/** As the exclusion constraint compares them, so that its index is used. */
function isOccupiedBy({ astrologerId, from, until }: Range): SQL | undefined {
  return and(
    eq(bookings.astrologerId, astrologerId),
    sql`tstzrange(${bookings.occupiedFrom}, ${bookings.occupiedUntil}) && tstzrange(${from}, ${until})`,
  )
}

/** Busy times of an astrologer's other calendars that overlap a range. */
export async function listBusyTimesIn(db: Database, { astrologerId, from, until }: Range) {
  return db
    .select({ startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt })
    .from(busyTimes)
    .where(and(eq(busyTimes.astrologerId, astrologerId), gt(busyTimes.endsAt, from), lt(busyTimes.startsAt, until)))
    .orderBy(asc(busyTimes.startsAt))
}

/** Times of an astrologer in a range that are held for clients on the waitlist. */
export async function listOffersIn(db: Database, { astrologerId, from, until, now }: Range & { readonly now: Date }) {
  const { occupiedFrom, occupiedUntil, expiresAt } = waitlistOffers
  return db
    .select({ occupiedFrom, occupiedUntil, expiresAt })
    .from(waitlistOffers)
    .where(
      and(
        eq(waitlistOffers.astrologerId, astrologerId),
        eq(waitlistOffers.state, 'open'),
        gt(expiresAt, now),
        gt(occupiedUntil, from),
        lt(occupiedFrom, until),
      ),
    )
    .orderBy(asc(occupiedFrom))
}
