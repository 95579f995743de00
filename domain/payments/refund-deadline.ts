import { type BusinessDays, businessDayAfter } from '#domain/time/business-days.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** What the terms promise. */
export const REFUND_BUSINESS_DAYS = { from: 7, to: 15 } as const

/** The last day on which a refund that is due now may be sent. */
export function refundBy(dueSince: Date, days: BusinessDays): IsoDate {
  return businessDayAfter(dueSince, REFUND_BUSINESS_DAYS.to, days)
}
