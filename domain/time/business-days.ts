import { addDays, type IsoDate, istDate, weekdayOf } from './india-time.ts'

/** A practice that is closed for longer has no business days to count; then the last of these is meant. */
const LONGEST_WAIT_DAYS = 366

export type BusinessDays = {
  /** As in ISO 8601. */
  readonly weekdays: readonly number[]
  /** Days on which the whole practice is closed. */
  readonly closed: readonly { readonly firstDate: IsoDate; readonly lastDate: IsoDate }[]
}

/** The last of so many business days. The day itself does not count. */
export function businessDayAfter(since: Date, count: number, days: BusinessDays): IsoDate {
  const start = istDate(since)
  let counted = 0
  for (let offset = 1; offset < LONGEST_WAIT_DAYS; offset += 1) {
    const day = addDays(start, offset)
    if (isBusinessDay(day, days)) counted += 1
    if (counted === count) return day
  }
  return addDays(start, LONGEST_WAIT_DAYS)
}

function isBusinessDay(day: IsoDate, { weekdays, closed }: BusinessDays): boolean {
  const isOpen = weekdays.length === 0 || weekdays.includes(weekdayOf(day))
  return isOpen && !closed.some(({ firstDate, lastDate }) => firstDate <= day && day <= lastDate)
}
