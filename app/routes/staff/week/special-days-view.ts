import type { SpecialDaysView } from '#app/features/staff/week/special-days-list.tsx'
import type { listOverrides } from '#db/availability/date-overrides.ts'

type Stored = Awaited<ReturnType<typeof listOverrides>>[number]

export function specialDaysView(stored: Stored): SpecialDaysView {
  const { id, firstDate, lastDate, hours, reason, showsReason, astrologerId } = stored
  return { id, firstDate, lastDate, hours, reason, showsReason, isForAll: astrologerId === null }
}
