import { BOOKING, BOOKING_POLICY, BOOKING_SUMMARY } from '#app/content/booking.ts'
import { heldText } from '#app/features/page-parts/held-text.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Price } from '#app/ui/price.tsx'
import { readStart } from '#domain/bookings/read-start.ts'
import { sessionText } from '#domain/bookings/slot-text.ts'
import { longDay } from '#domain/date-text.ts'
import { isCalendarDate } from '#domain/india-time.ts'
import { formatRupees, times } from '#domain/money.ts'
import type { Availability, BookingPage } from './booking-page.ts'
import { labelOf } from './starts.ts'
import { useTimeZone } from './use-time-zone.ts'

type BookingSummaryProps = {
  page: Pick<BookingPage, 'service' | 'price' | 'availability'>
  chosen: { readonly date: string; readonly start: string; readonly questions: string }
}

/** What is being booked, always in sight: at the right on a laptop, as a bar that unfolds on a phone. */
export function BookingSummary({ page: { service, price, availability }, chosen }: BookingSummaryProps) {
  const timeZone = useTimeZone()
  const count = (service.isPerQuestion && Number(chosen.questions)) || 1
  const isReduced = price.amount < price.listed
  const policy = service.isPrasna ? BOOKING_POLICY.question : BOOKING_POLICY[service.type]
  return (
    <details className="booking-summary">
      <summary>
        <span className="heading">{service.name}</span>
        <Price
          amount={formatRupees(times(price.amount, count))}
          {...(isReduced && { struck: formatRupees(times(price.listed, count)) })}
          {...(service.isPerQuestion && { unit: count === 1 ? BOOKING.perQuestion : BOOKING.forQuestions(count) })}
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
      {service.heldAs && <p className="hint pt-2">{heldText(service.heldAs, service.place)}</p>}
      <p className="hint pt-2">{policy}</p>
    </details>
  )
}

function timeText(availability: Availability, start: string, timeZone: string): string | undefined {
  const startsAt = readStart(start)
  return startsAt && sessionText(startsAt, labelOf(startsAt, availability), timeZone)
}
