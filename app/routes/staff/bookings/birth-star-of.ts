import type { Person } from '@muhurta/jyotish/muhurta'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { birthStar } from '#domain/almanac/birth-star.ts'
import type { Birth } from '#domain/births/birth.ts'
import { type BriefedBooking, type BriefRefusal, prepareBrief } from '#usecases/charts/prepare-brief.ts'

/** Star and sign of the booked birth, if they are certain. */
export async function birthStarOf({ db, now }: StaffVisit, booking: BriefedBooking): Promise<Person | undefined> {
  // The chart of a prasna is that of the question.
  if (booking.askedAt !== null) return undefined
  const prepared = await prepareBrief(db, booking, now)
  const birth = prepared.ok ? prepared.value.brief.cast.birth : birthIn(prepared.refusal)
  const star = birth && birthStar(birth)
  return star?.ok ? star.value : undefined
}

function birthIn(refusal: BriefRefusal): Birth | undefined {
  return refusal.kind === 'incomplete' ? refusal.cast.birth : undefined
}
