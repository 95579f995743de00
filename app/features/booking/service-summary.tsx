import { BOOKING } from '#app/content/booking.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Price } from '#app/ui/price.tsx'
import { formatRupees } from '#domain/money.ts'
import type { BookingPage } from './booking-page.ts'

/** What is being bought, and the client's price. */
export function ServiceSummary({ service, price }: Pick<BookingPage, 'service' | 'price'>) {
  const isReduced = price.amount < price.listed
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-y py-4">
      <p className="heading text-xl">{service.name}</p>
      <div className="grid gap-2 sm:justify-items-end">
        <Price
          amount={formatRupees(price.amount)}
          {...(isReduced && { struck: formatRupees(price.listed) })}
          {...(service.isPerQuestion && { unit: BOOKING.perQuestion })}
        />
        {isReduced && <Badge>{BOOKING.returningBadge(price.discountPercent)}</Badge>}
      </div>
    </div>
  )
}
