import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { DESK_VOUCHERS, MY_VOUCHERS, VOUCHER_STATES } from '#content/booking/vouchers.ts'
import type { VoucherState } from '#domain/offers/vouchers.ts'

export type VoucherView = {
  readonly bookingId: string
  /** Of the booking that sold it. */
  readonly code: string
  readonly name: string
  readonly recipientEmail: string | null
  readonly buyerName: string
  readonly state: VoucherState
  readonly soldOn: string
  readonly lastDay: string
}

export function VoucherDetails({ voucher }: { voucher: VoucherView }) {
  const { name, recipientEmail, buyerName, soldOn } = voucher
  const buyer = buyerName === '' ? undefined : DESK_VOUCHERS.buyer(buyerName)
  return (
    <span className="grid gap-1 [overflow-wrap:anywhere]">
      <b>{name}</b>
      <span>{voucherStateText(voucher)}</span>
      <span className="hint">
        {joinWithDots([buyer, DESK_VOUCHERS.soldOn(soldOn), recipientEmail ?? DESK_VOUCHERS.printed])}
      </span>
    </span>
  )
}

/** With the last day, as long as it matters. */
function voucherStateText({ state, lastDay }: Pick<VoucherView, 'state' | 'lastDay'>): string {
  return state === 'valid' ? `${VOUCHER_STATES.valid}, ${MY_VOUCHERS.until(lastDay)}` : VOUCHER_STATES[state]
}
