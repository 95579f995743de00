import { BOOKING, BOOKING_POLICY, BOOKING_SUMMARY } from '#app/content/booking.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Price } from '#app/ui/price.tsx'
import { readStart } from '#domain/bookings/read-start.ts'
import { sessionText } from '#domain/bookings/slot-text.ts'
import { longDay } from '#domain/date-text.ts'
import { isCalendarDate } from '#domain/india-time.ts'
import { formatRupees } from '#domain/money.ts'
import type { Availability, BookingPage } from './booking-page.ts'
import { labelOf } from './starts.ts'
import { useTimeZone } from './use-time-zone.ts'

type BookingSummaryProps = {
  page: Pick<BookingPage, 'service' | 'price' | 'availability'>
  chosen: { readonly date: string; readonly start: string }
}

/** What is being booked, always in sight: at the right on a laptop, as a bar that unfolds on a phone. */
export function BookingSummary({ page: { service, price, availability }, chosen }: BookingSummaryProps) {
  const timeZone = useTimeZone()
  const isReduced = price.amount < price.listed
  const policy = service.isPrasna ? BOOKING_POLICY.question : BOOKING_POLICY[service.type]
  return (
    <details className="booking-summary">
      <summary>
        <span className="heading">{service.name}</span>
        <Price
          amount={formatRupees(price.amount)}
          {...(isReduced && { struck: formatRupees(price.listed) })}
          {...(service.isPerQuestion && { unit: BOOKING.perQuestion })}
        />
        {service.type === 'course' && isCalendarDate(chosen.date) && (
          <span className="booking-summary-time">{BOOKING_SUMMARY.start(longDay(chosen.date))}</span>
        )}
        {service.type === 'consultation' && !service.isPrasna && (
          <span className="booking-summary-time">
            {timeText(availability, chosen.start, timeZone) ?? BOOKING_SUMMARY.noTime}
          </span>
        )}
        {isReduced && <Badge>{BOOKING.returningBadge(price.discountPercent)}</Badge>}
      </summary>
      <p className="hint pt-2">{policy}</p>
    </details>
  )
}

function timeText(availability: Availability, start: string, timeZone: string): string | undefined {
  const startsAt = readStart(start)
  return startsAt && sessionText(startsAt, labelOf(startsAt, availability), timeZone)
}
