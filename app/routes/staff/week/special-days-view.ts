import type { SpecialDaysView } from '#app/features/staff/week/special-days-list.tsx'
import { holidayName } from '#content/words/indian-names.ts'
import type { listOverrides } from '#db/availability/date-overrides.ts'
import { holidayOfKey } from '#domain/availability/public-holidays.ts'

type Stored = Awaited<ReturnType<typeof listOverrides>>[number]

export function specialDaysView(stored: Stored): SpecialDaysView {
  const { id, firstDate, lastDate, hours, showsReason, astrologerId } = stored
  const reason = shownReason(stored)
  return { id, firstDate, lastDate, hours, reason, showsReason, isForAll: astrologerId === null }
}

/** A holiday was stored with its name in the language of who chose it. */
export function shownReason({ reason, holidayKey }: Pick<Stored, 'reason' | 'holidayKey'>): string {
  return holidayKey === null ? reason : holidayName(holidayOfKey(holidayKey))
}
