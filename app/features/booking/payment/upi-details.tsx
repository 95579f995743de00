import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { PAYMENT } from '#content/booking/payment.ts'
import { CopyableText } from './copyable-text.tsx'
import type { Payee } from './payment-view.ts'

type UpiDetailsProps = { payee: Payee; amountText: string; note: string }

/**
 * On a phone the values to copy come first and the QR code is folded, because apps cannot scan their own screen; elsewhere the code does. Apps
 * refuse links to personal ids, so only a merchant's id gets the button that opens one.
 */
export function UpiDetails({ payee, amountText, note }: UpiDetailsProps) {
  return (
    <div className="grid items-center gap-6 md:grid-cols-[13.5rem_1fr]">
      <details className="payment-other-phone max-md:order-last">
        <summary>{PAYMENT.otherPhone}</summary>
        <figure className="grid justify-items-center gap-2">
          <svg
            className="payment-qr"
            viewBox={`-2 -2 ${payee.qr.size + 4} ${payee.qr.size + 4}`}
            role="img"
            aria-label={PAYMENT.qrLabel(amountText, payee.name)}
            shapeRendering="crispEdges"
          >
            <path d={payee.qr.path} fill="currentColor" />
          </svg>
          <figcaption className="hint">
            <span className="max-md:hidden">{PAYMENT.scan}</span>
            <span className="md:hidden">{PAYMENT.scanFromPhone}</span>
          </figcaption>
        </figure>
      </details>
      <div className="grid gap-3">
        {payee.kind === 'merchant' && (
          <ButtonLink href={payee.link} wide className="md:hidden">
            {PAYMENT.openApp}
          </ButtonLink>
        )}
        <p className="hint md:hidden">{PAYMENT.copyLead}</p>
        <FactList
          facts={[
            { term: PAYMENT.payeeId, value: <CopyableText text={payee.id} what={PAYMENT.payeeId} /> },
            { term: PAYMENT.payeeName, value: payee.name },
            {
              term: PAYMENT.amount,
              value: <CopyableText text={payee.amount} shown={amountText} what={PAYMENT.amount} />,
            },
            { term: PAYMENT.note, value: <CopyableText text={note} what={PAYMENT.note} /> },
          ]}
        />
      </div>
    </div>
  )
}
