import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { ONLINE_PAYMENT } from '#content/booking/online-payment.ts'
import { GATEWAY_NAMES } from '#content/staff/practice/gateways.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'
import { BookingFrame } from '../booking-frame.tsx'

export type OnlinePaymentView = { readonly gateway: GatewayName; readonly amountText: string } & (
  | { readonly step: 'leaving' | 'waiting'; readonly url: string }
  | { readonly step: 'paid' | 'closed' | 'doubtful' }
)

/** Before and after the gateway's page, for whoever has its address: it says no more than the amount. */
export function OnlinePayment({ view }: { view: OnlinePaymentView }) {
  const gateway = GATEWAY_NAMES[view.gateway]
  const { title, lead } = ONLINE_PAYMENT[view.step]
  return (
    <BookingFrame step={view.step === 'paid' ? 2 : 1} title={title(view.amountText)}>
      <p>{lead(gateway)}</p>
      {(view.step === 'leaving' || view.step === 'waiting') && (
        <ButtonLink href={view.url} wide tone={view.step === 'leaving' ? 'primary' : 'secondary'} rel="noreferrer">
          {ONLINE_PAYMENT.open(gateway)}
        </ButtonLink>
      )}
      {view.step !== 'leaving' && (
        <ButtonLink href="/dashboard" wide tone={view.step === 'paid' ? 'primary' : 'secondary'}>
          {ONLINE_PAYMENT.dashboard}
        </ButtonLink>
      )}
    </BookingFrame>
  )
}
