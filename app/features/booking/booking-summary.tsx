import { heldText } from '#app/features/page-parts/held-text.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Price } from '#app/ui/price.tsx'
import { BOOKING, BOOKING_POLICY, BOOKING_SUMMARY } from '#content/booking/booking.ts'
import { longDay } from '#content/words/dates.ts'
import { ledgerText } from '#content/words/ledger-labels.ts'
import { formatRupees, priceText } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { readStart } from '#domain/availability/read-start.ts'
import type { BookingPrice } from '#domain/bookings/pricing.ts'
import type { Paise } from '#domain/money.ts'
import { isCalendarDate } from '#domain/time/india-time.ts'
import type { BookingPageView } from './booking-page-view.ts'
import { isFree, sessionAt } from './slots/free-starts.ts'

type BookingSummaryProps = {
  page: Pick<BookingPageView, 'service' | 'price' | 'availability' | 'now'>
  priceOf: (count: number) => BookingPrice
  chosen: { readonly date: string; readonly start: string; readonly questions: string }
  timeZone: string
}

/** What is being booked, always in sight: at the right on a laptop, as a bar that unfolds on a phone. */
export function BookingSummary({ page, priceOf, chosen, timeZone }: BookingSummaryProps) {
  const { service } = page
  const count = (service.isPerQuestion && Number(chosen.questions)) || 1
  const { listed, discounts, amount } = priceOf(count)
  const policy = policyOf(service, listed)
  return (
    <details className="booking-summary">
      <summary>
        <span className="heading">{service.name}</span>
        <Price
          amount={listed === 0 ? priceText(listed) : formatRupees(amount)}
          {...(amount < listed && { struck: formatRupees(listed) })}
          {...(service.isPerQuestion && { unit: count === 1 ? BOOKING.perQuestion : BOOKING.forQuestions(count) })}
        />
        {service.type === 'course' && !service.isClass && isCalendarDate(chosen.date) && (
          <span className="booking-summary-time">{BOOKING_SUMMARY.start(longDay(chosen.date))}</span>
        )}
        {service.type === 'consultation' && !service.isPrasna && (
          <span className="booking-summary-time">
            {timeText(page, chosen.start, timeZone) ?? BOOKING_SUMMARY.noTime}
          </span>
        )}
        {discounts.map(({ kind, label }) => (
          <Badge key={kind}>
            {kind === 'returning' ? BOOKING.returningBadge(page.price.discountPercent) : ledgerText(label)}
          </Badge>
        ))}
      </summary>
      {service.terms.map((term) => (
        <p key={term} className="hint pt-2">
          {term}
        </p>
      ))}
      {service.heldAs && <p className="hint pt-2">{heldText(service.heldAs, service.place)}</p>}
      {policy !== null && <p className="hint pt-2">{policy}</p>}
    </details>
  )
}

/** Nothing is refunded of a free seat. */
function policyOf({ type, isClass, isPrasna }: BookingPageView['service'], listed: Paise): string | null {
  if (isClass) return listed === 0 ? null : BOOKING_POLICY.class
  return isPrasna ? BOOKING_POLICY.question : BOOKING_POLICY[type]
}

/** Undefined for a time that somebody else has taken meanwhile. */
function timeText({ availability, now }: BookingSummaryProps['page'], start: string, timeZone: string) {
  const startsAt = isFree(availability, start) ? readStart(start) : undefined
  return startsAt && clientTime(sessionAt(startsAt, availability), { timeZone, now })
}
