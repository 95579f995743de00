import { partPaidText } from '#app/features/page-parts/part-paid.tsx'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { staffTime } from '#content/words/session-times.ts'
import { type ClaimToVerify, listOldestClaimsToVerify } from '#db/desk/desk-claims.ts'
import { paiseFrom } from '#domain/money.ts'
import type { DeskScope } from '#domain/rights.ts'
import { findIncludingCourse } from '#usecases/bookings/find-including-course.ts'

const MOST_CLAIMS = 50

/** The oldest claims that wait for a decision, and whether there are more. */
export async function loadClaims(visit: StaffVisit, scope: DeskScope) {
  // Limited, because every decision loads the list again; after a busy week all of it would take a second.
  const oldest = await listOldestClaimsToVerify(visit.db, scope, { atMost: MOST_CLAIMS + 1 })
  const claims = oldest.slice(0, MOST_CLAIMS)
  return {
    claims: await Promise.all(claims.map((claim) => toView(visit, claim))),
    hasMore: oldest.length > MOST_CLAIMS,
  }
}

async function toView({ db, staff, now }: StaffVisit, { userId, courseLevel, ...claim }: ClaimToVerify) {
  const { startsAt, endsAt, timeZone } = claim
  const whole = courseLevel === null ? undefined : await findIncludingCourse(db, userId, { level: courseLevel })
  return {
    bookingId: claim.bookingId,
    code: claim.code,
    serviceName: serviceText(claim),
    amount: claim.amount,
    partPaid: partPaidText({
      price: claim.price,
      received: paiseFrom(claim.price - claim.balance),
      checking: claim.amount,
    }),
    serviceType: claim.serviceType,
    bookingDate: claim.bookingDate,
    session: startsAt && endsAt && staffTime({ startsAt, endsAt }, { timeZone, now }),
    needsReschedule: claim.needsReschedule,
    method: claim.method,
    reference: claim.reference,
    claimedAt: claim.claimedAt,
    isSuspicious: claim.isSuspicious,
    proof: claim.proof,
    clientName: claim.clientName,
    isOwn: userId === staff.id,
    includedIn: whole?.title ?? null,
  }
}
