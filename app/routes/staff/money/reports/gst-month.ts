import { addMonths, isMonth, istMonth, type Month } from '#domain/time/date-range.ts'

/** The chosen month; the one before this, which is filed next, if none is chosen. */
export function monthIn({ searchParams }: URL, now: Date): Month {
  const month = searchParams.get('month') ?? ''
  return isMonth(month) ? month : addMonths(istMonth(now), -1)
}
