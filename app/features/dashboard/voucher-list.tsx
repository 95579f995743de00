import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { MY_VOUCHERS, VOUCHER_STATES } from '#content/booking/vouchers.ts'
import type { VoucherState } from '#domain/bookings/vouchers.ts'

export type ShownVoucher = {
  readonly bookingId: string
  readonly amount: string
  readonly recipientName: string
  readonly state: VoucherState
  readonly lastDay: string
}

/** The vouchers that a client has bought; nothing for a client without any. */
export function VoucherList({ vouchers }: { vouchers: readonly ShownVoucher[] }) {
  if (vouchers.length === 0) return null
  return (
    <section aria-labelledby="my-vouchers" className="grid gap-3">
      <h2 id="my-vouchers" className="text-2xl">
        {MY_VOUCHERS.title}
      </h2>
      <ul className="grid gap-3">
        {vouchers.map(({ bookingId, amount, recipientName, state, lastDay }) => (
          <li key={bookingId}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <div>
                <h3>{MY_VOUCHERS.name(amount, recipientName)}</h3>
                <p className="text-ink-soft">
                  {state === 'valid' ? `${VOUCHER_STATES.valid}, ${MY_VOUCHERS.until(lastDay)}` : VOUCHER_STATES[state]}
                </p>
              </div>
              {state === 'valid' && (
                <ButtonLink href={`/dashboard/vouchers/${bookingId}`} tone="secondary">
                  {MY_VOUCHERS.open}
                </ButtonLink>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
