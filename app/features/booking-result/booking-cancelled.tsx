import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { PhoneLink } from '#app/ui/buttons/phone-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { ConcentricCircles } from '#app/ui/motif/concentric-circles.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { BOOKING_CANCELLED } from '#content/booking/booking-cancelled.ts'

type BookingCancelledProps = { supportEmail: string; phone: string }

export function BookingCancelled({ supportEmail, phone }: BookingCancelledProps) {
  const drawing = <ConcentricCircles className="motif-behind -top-40 left-1/2 -translate-x-1/2" />
  return (
    <Section width="narrow" drawing={drawing}>
      <SectionHeading level={1} title={BOOKING_CANCELLED.title} lead={BOOKING_CANCELLED.lead} />
      <Card className="grid gap-8">
        <div className="grid gap-3">
          <h2 className="text-xl">{BOOKING_CANCELLED.reasonsTitle}</h2>
          <ul className="joinWithDots-list">
            {BOOKING_CANCELLED.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
        <div className="grid gap-3">
          <h2 className="text-xl">{BOOKING_CANCELLED.nextTitle}</h2>
          <ol className="grid list-decimal gap-2 pl-5 text-ink-soft marker:font-semibold marker:text-gold-text">
            {BOOKING_CANCELLED.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/consultation">{BOOKING_CANCELLED.tryAgain}</ButtonLink>
          <ButtonLink href="/" tone="secondary">
            {BOOKING_CANCELLED.backHome}
          </ButtonLink>
        </div>
        {supportEmail && phone && <Support supportEmail={supportEmail} phone={phone} />}
      </Card>
    </Section>
  )
}

function Support({ supportEmail, phone }: BookingCancelledProps) {
  return (
    <p className="text-ink-soft">
      {BOOKING_CANCELLED.support}{' '}
      <a className="text-link" href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
      {', '}
      <PhoneLink phone={phone} />
    </p>
  )
}
