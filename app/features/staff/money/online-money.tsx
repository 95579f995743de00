import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ONLINE_MONEY } from '#content/staff/money/online-money.ts'
import { GATEWAY_NAMES } from '#content/staff/practice/gateways.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Paise } from '#domain/money.ts'
import type { GatewayName, GatewayRefundState, PaymentDoubt } from '#domain/payments/gateways.ts'

export type OnlineMoneyView = {
  /** The payment that can take the largest refund; null if none came through a gateway. */
  readonly refundable: { readonly gateway: GatewayName; readonly left: Paise } | null
  readonly refunds: readonly { readonly id: string; readonly amount: Paise; readonly state: GatewayRefundState }[]
  readonly doubts: readonly { readonly id: string; readonly gateway: GatewayName; readonly problem: PaymentDoubt }[]
}

/** Money at a gateway that does not count: staff find out what it is. */
export function OnlineDoubts({ doubts }: Pick<OnlineMoneyView, 'doubts'>) {
  return doubts.map(({ id, gateway, problem }) => (
    <Notice key={id} tone="danger">
      <p>{ONLINE_MONEY.doubt(GATEWAY_NAMES[gateway])}</p>
      <p>{ONLINE_MONEY.doubts[problem]}</p>
    </Notice>
  ))
}

export function OnlineRefunds({ refunds }: Pick<OnlineMoneyView, 'refunds'>) {
  return refunds.map(({ id, amount, state }) => <p key={id}>{ONLINE_MONEY.refunds[state](formatRupees(amount))}</p>)
}

/** Sends the typed amount back the way it came, without a reference. */
export function RefundOnline({ refundable, refunds }: Pick<OnlineMoneyView, 'refundable' | 'refunds'>) {
  const isUnderWay = refunds.some(({ state }) => state === 'requested' || state === 'sent')
  if (refundable === null || isUnderWay) return null
  const gateway = GATEWAY_NAMES[refundable.gateway]
  return (
    <>
      <p className="hint">{ONLINE_MONEY.refundHint(gateway, formatRupees(refundable.left))}</p>
      <Button type="submit" name="intent" value="refund-online" formNoValidate>
        {ONLINE_MONEY.refundThrough(gateway)}
      </Button>
    </>
  )
}
