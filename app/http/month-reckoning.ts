import { COUNTED_FIRST } from '#content/almanac/almanac.ts'
import { isMonthReckoning, type MonthReckoning } from '#domain/almanac/month-reckoning.ts'
import { readCookie } from './site-cookies.ts'

/** How this browser wants lunar months to be counted, else as readers of the page's language do. */
export function monthReckoningOf(request: Request): MonthReckoning {
  const chosen = readCookie(request, 'months')
  return isMonthReckoning(chosen) ? chosen : COUNTED_FIRST.month
}
