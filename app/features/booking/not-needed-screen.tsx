import { Accordion } from '#app/ui/accordion.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { PAYMENT } from '#content/booking/payment.ts'
import type { IncludingCourse } from './booking-page.ts'
import { includedText } from './included-text.ts'
import { WaysToPay, type WaysToPayProps } from './ways-to-pay.tsx'

/**
 * Somebody booked a part and then the whole: nobody asks them for money any more. Whoever has sent it already can still
 * say so, because the practice has to know of it to send it back (0034).
 */
export function NotNeededScreen({ whole, ...claim }: WaysToPayProps & { whole: IncludingCourse }) {
  const { text, href, label } = includedText(whole)
  return (
    <>
      <p>
        {text} {PAYMENT.notNeeded}
      </p>
      <FactList facts={[{ term: PAYMENT.service, value: claim.booking.serviceName }]} />
      <ButtonLink href={href} wide>
        {label}
      </ButtonLink>
      <Accordion
        items={[
          {
            question: PAYMENT.paidAlready,
            isOpen: claim.refused.problem !== undefined,
            answer: <SentAlready {...claim} />,
          },
        ]}
      />
    </>
  )
}

function SentAlready(claim: WaysToPayProps) {
  return (
    <div className="grid gap-4">
      <p>{PAYMENT.paidAlreadyLead}</p>
      <WaysToPay {...claim} isPaidAlready />
    </div>
  )
}
