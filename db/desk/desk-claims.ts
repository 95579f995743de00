import { and, asc, count, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { translatedName } from '#db/content/translated-columns.ts'
import { isInScope } from '#db/desk-scope.ts'
import { BOOKING_MONEY } from '#db/payments/booking-money.ts'
import { isOfCancelledBooking } from '#db/payments/payment-claims.ts'
import { hasNoPendingDecision } from '#db/payments/pending-decisions.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings, paymentClaims } from '#db/schema/bookings.ts'
import { courses } from '#db/schema/content.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import type { DeskScope } from '#domain/rights.ts'
import { IS_CLIENT_ERASED, MOST_LISTED } from './desk-bookings.ts'

/** The picture or PDF that the client added. */
const PROOF = sql<{ readonly id: string; readonly mediaType: string } | null>`(
  select json_build_object('id', f.id, 'mediaType', f.media_type) from booking_files f
  where f.claim_id = ${paymentClaims}.id and f.sealed_header is not null)`

const isNotRefunded = sql`not exists (select from refunds r where r.booking_id = ${bookings.id})`

export type ClaimToVerify = Awaited<ReturnType<typeof listClaimsToVerify>>[number]

/** Claims that wait for a decision, oldest first. */
export async function listClaimsToVerify(db: Database, scope: DeskScope) {
  return claimsToVerify(db, scope)
}

export async function listOldestClaimsToVerify(
  db: Database,
  scope: DeskScope,
  { atMost }: { readonly atMost: number },
) {
  return claimsToVerify(db, scope).limit(atMost)
}

export type CancelledClaim = Awaited<ReturnType<typeof listCancelledClaims>>[number]

/** Claims that were not verified before their bookings were cancelled, also those whose money was missing so far. */
export async function listCancelledClaims(db: Database, scope: DeskScope) {
  return claims(db, scope).where(and(isOfCancelledBooking, isNotRefunded))
}

/** Those that the desk has not looked for yet, oldest first. */
export async function listCancelledClaimsToCheck(db: Database, scope: DeskScope) {
  return claims(db, scope)
    .where(and(isOfCancelledBooking, eq(paymentClaims.state, 'awaiting'), isNotRefunded, hasNoPendingDecision))
    .orderBy(asc(bookings.cancelledAt))
    .limit(MOST_LISTED)
}

/** How many claims wait for the desk, those of cancelled bookings included, and what clients say to have sent. */
export async function sumClaimsToDecide(db: Database, scope: DeskScope) {
  const [sums] = await db
    .select({
      count: count(),
      amount: sql<Paise>`coalesce(sum(${paymentClaims.amount}) filter (where ${paymentClaims.method} <> 'session'), 0)::float8`,
    })
    .from(paymentClaims)
    .innerJoin(bookings, and(eq(bookings.id, paymentClaims.bookingId), isInScope(scope)))
    .where(
      and(
        eq(paymentClaims.state, 'awaiting'),
        hasNoPendingDecision,
        or(eq(bookings.status, 'paid'), and(isOfCancelledBooking, isNotRefunded)),
      ),
    )
  return sums ?? { count: 0, amount: paiseFrom(0) }
}

function claimsToVerify(db: Database, scope: DeskScope) {
  return claims(db, scope)
    .where(and(eq(paymentClaims.state, 'awaiting'), eq(bookings.status, 'paid'), hasNoPendingDecision))
    .orderBy(asc(paymentClaims.claimedAt), asc(paymentClaims.id))
}

function claims(db: Database, scope: DeskScope) {
  return db
    .select({
      bookingId: bookings.id,
      code: bookings.code,
      userId: bookings.userId,
      serviceType: bookings.serviceType,
      serviceName: translatedName(scope.language, sql`${bookings.serviceName}`),
      questionCount: bookings.questionCount,
      /** What the client says to have paid. */
      amount: paymentClaims.amount,
      hasUniqueAmount: sql<boolean>`${bookings.uniqueAmountPaise} is not null and ${paymentClaims.amount} = ${bookings.amount}`,
      price: BOOKING_MONEY.price,
      balance: BOOKING_MONEY.balance,
      bookedAt: bookings.createdAt,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      timeZone: bookings.timeZone,
      bookingDate: bookings.bookingDate,
      needsReschedule: bookings.needsReschedule,
      courseLevel: courses.level,
      cancelledAt: bookings.cancelledAt,
      cancellationReason: bookings.cancellationReason,
      method: paymentClaims.method,
      reference: paymentClaims.reference,
      claimedAt: paymentClaims.claimedAt,
      isSuspicious: paymentClaims.isSuspicious,
      proof: PROOF,
      clientName: profiles.fullName,
      clientEmail: users.email,
      isClientErased: IS_CLIENT_ERASED,
    })
    .from(paymentClaims)
    .innerJoin(bookings, and(eq(bookings.id, paymentClaims.bookingId), isInScope(scope)))
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .leftJoin(courses, eq(courses.id, bookings.courseId))
}
