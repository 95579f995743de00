import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { findLanguage } from '#db/accounts/users.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import type { Language } from '#domain/languages.ts'
import { prepareBrief } from '#usecases/charts/prepare-brief.ts'

/** The chart of which a reading is drafted; undefined for a question and for a birth without a time. */
export async function readChart(
  { db, now }: Pick<StaffVisit, 'db' | 'now'>,
  booking: Pick<DeskBookingView, 'birth' | 'isBirthLocked' | 'startsAt' | 'askedAt'>,
): Promise<TimedChart | undefined> {
  if (booking.isBirthLocked || booking.askedAt !== null) return undefined
  const prepared = await prepareBrief(db, booking, now)
  return prepared.ok ? prepared.value.brief.cast : undefined
}

/** The languages of the practice, that of the client first. */
export async function readingLanguages({ db }: Pick<StaffVisit, 'db'>, userId?: string): Promise<Language[]> {
  const { languages } = await requirePractice(db)
  const own = userId === undefined ? null : await findLanguage(db, userId)
  return own && languages.includes(own) ? [own, ...languages.filter((language) => language !== own)] : [...languages]
}
