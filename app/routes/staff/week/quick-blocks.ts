import type { QuickBlocksOfDay } from '#app/features/staff/week/block-form.tsx'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { BLOCK } from '#content/staff/week/week.ts'
import { namedDay } from '#content/words/dates.ts'
import { hoursText } from '#content/words/hours.ts'
import { listOverrides } from '#db/availability/date-overrides.ts'
import { type DeskDiary, listWeeklyHours } from '#db/availability/weekly-hours.ts'
import { hoursOn, type OpenHours } from '#domain/availability/hours.ts'
import { readBlock, type TypedBlock } from '#domain/availability/typed-block.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'

/** The opening hours of some days, and whole days, each to be blocked by one button. */
export async function quickBlocks(
  { db, now }: StaffVisit,
  { id, timeZone }: DeskDiary,
  dates: readonly IsoDate[],
): Promise<QuickBlocksOfDay[]> {
  const [weekly, stored] = await Promise.all([listWeeklyHours(db, id), listOverrides(db, id, dates[0] ?? '')])
  const hours = {
    weekly: weekly.flatMap((day, index) => day.map((span) => ({ weekday: index + 1, ...span }))),
    overrides: stored.map((override) => ({ ...override, isOwn: override.astrologerId !== null })),
  }
  const today = dateIn(now, timeZone)
  return dates.flatMap((date) => {
    const open = hoursOn(date, hours).filter((span) => readBlock(typedOf(date, span), timeZone, now.getTime()).ok)
    const [first, last] = [open[0], open.at(-1)]
    if (!first || !last) return []
    const spans = open.map((span) => ({ value: quickValue(date, span), label: hoursText([span]) }))
    const whole = { value: quickValue(date, { ...first, closesAt: last.closesAt }), label: BLOCK.wholeDay }
    return [{ day: dayName(date, today), times: open.length > 1 ? [...spans, whole] : spans }]
  })
}

function dayName(date: IsoDate, today: IsoDate): string {
  if (date === today) return BLOCK.today
  return date === addDays(today, 1) ? BLOCK.tomorrow : namedDay(date)
}

function typedOf(date: IsoDate, { opensAt, closesAt }: OpenHours): TypedBlock {
  // The form's way to say the end of the day.
  return { date, from: opensAt, until: closesAt === '24:00' ? '00:00' : closesAt }
}

/** "2026-11-20 14:00 17:00". */
function quickValue(date: IsoDate, span: OpenHours): string {
  const { from, until } = typedOf(date, span)
  return [date, from, until].join(' ')
}

/** What a pressed button means; undefined if none was. */
export function readQuickBlock(value: string): TypedBlock | undefined {
  const [date, from, until] = value.split(' ')
  return date && from && until ? { date, from, until } : undefined
}
