import { type BusinessDays, businessDayAfter } from '#domain/business-days.ts'
import type { IsoDate } from '#domain/india-time.ts'

/** The terms promise 7 to 15. */
const BUSINESS_DAYS = 15

/** The last day on which a refund that is due now may be sent. */
export function refundBy(dueSince: Date, days: BusinessDays): IsoDate {
  return businessDayAfter(dueSince, BUSINESS_DAYS, days)
}
