import { CalendarButtons } from '#app/features/dashboard/calendar-buttons.tsx'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { ConcentricCircles } from '#app/ui/motif/concentric-circles.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { FILES } from '#content/booking/files.ts'
import { SUCCESS } from '#content/booking/payment.ts'
import { to } from '#content/language.ts'
import { CALENDAR } from '#content/site/dashboard.ts'
import type { CalendarLinks } from '#domain/calendar/calendar-links.ts'

/** What was booked; the next steps depend on it (0035). */
export type BookedKind = keyof typeof SUCCESS.steps

export type BookedState = 'unpaid' | 'checking' | 'asked' | 'agreed' | 'verified' | 'partPaid' | 'covered'

type BookingView = {
  readonly id: string
  readonly code: string
  readonly serviceName: string
  readonly kind: BookedKind
  readonly amount: string
  /** What is still to be paid, and both sums if a part of the money has come. */
  readonly due: string
  readonly partPaid: string | null
  readonly date: string | null
  readonly time: string | null
  readonly calendar: CalendarLinks | null
  /** How a session takes place that is no video call. */
  readonly held: string | null
  readonly state: BookedState
  /** The booking form asked for files. */
  readonly asksFiles: boolean
}

type BookingSuccessProps = {
  booking: BookingView | null
  contacts: { readonly astrologerEmail: string; readonly supportEmail: string }
}

export function BookingSuccess({ booking, contacts }: BookingSuccessProps) {
  return (
    <Section width="narrow" drawing={<ConcentricCircles className="motif-behind -top-40 -right-40" />}>
      <SectionHeading level={1} title={SUCCESS.title} lead={booking ? leadOf(booking.state) : SUCCESS.lead} />
      <div className="grid gap-6">
        {booking ? <Booked booking={booking} /> : <Notice>{SUCCESS.processing}</Notice>}
        <Contacts {...contacts} />
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href="/">{SUCCESS.home}</ButtonLink>
          <ButtonLink href="/consultation" tone="secondary">
            {SUCCESS.another}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

/** The title says more than is known before the payment is verified, so the truth stands directly below it. */
function leadOf(state: BookedState): string {
  return IN_DOUBT.includes(state) ? SUCCESS[state] : SUCCESS.lead
}

const IN_DOUBT: readonly BookedState[] = ['checking', 'asked']
const GOOD: readonly BookedState[] = ['verified', 'covered', 'agreed']

const AMOUNTS: Readonly<Record<BookedState, string>> = {
  unpaid: SUCCESS.amountDue,
  checking: SUCCESS.amount,
  asked: SUCCESS.amountAtSession,
  agreed: SUCCESS.amountAtSession,
  verified: SUCCESS.amount,
  partPaid: SUCCESS.amount,
  covered: SUCCESS.amount,
}

function Booked({ booking }: { booking: BookingView }) {
  const isToBePaid = booking.state === 'unpaid' || booking.state === 'partPaid'
  return (
    <>
      {!IN_DOUBT.includes(booking.state) && (
        <Notice tone={GOOD.includes(booking.state) ? 'success' : 'note'}>
          {SUCCESS[booking.state]}
          {isToBePaid && (
            <>
              {' '}
              <a className="text-link" href={to(`/book/payment/${booking.id}`)}>
                {SUCCESS.payNow(booking.due)}
              </a>
            </>
          )}
        </Notice>
      )}
      {booking.calendar && <CalendarButtons links={booking.calendar} label={CALENDAR.add} />}
      <Card>
        <FactList
          facts={[
            { term: SUCCESS.code, value: booking.code },
            { term: SUCCESS.service, value: <OwnText>{booking.serviceName}</OwnText> },
            { term: AMOUNTS[booking.state], value: booking.partPaid ?? booking.amount },
            ...(booking.date
              ? [{ term: booking.kind === 'course' ? SUCCESS.startDate : SUCCESS.date, value: booking.date }]
              : []),
            ...(booking.time ? [{ term: SUCCESS.time, value: booking.time }] : []),
          ]}
        />
      </Card>
      {booking.asksFiles && (
        <p>
          <ButtonLink href={`/dashboard/bookings/${booking.id}/answer#files`}>{FILES.addNow}</ButtonLink>
        </p>
      )}
      <p>
        <a className="text-link inline-flex min-h-11 items-center" href={to('/dashboard')}>
          {SUCCESS.dashboard}
        </a>
      </p>
      <section className="grid gap-3" aria-labelledby="next-steps">
        <h2 id="next-steps" className="text-xl">
          {SUCCESS.nextSteps}
        </h2>
        <ol className="joinWithDots-list">
          {SUCCESS.steps[booking.kind].map((step) => (
            <li key={step}>{booking.held && step === SUCCESS.linkStep ? booking.held : step}</li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Contacts({ astrologerEmail, supportEmail }: BookingSuccessProps['contacts']) {
  const shown = [
    { term: SUCCESS.direct, email: astrologerEmail },
    { term: SUCCESS.support, email: supportEmail },
  ].filter(({ email }) => email !== '')
  if (shown.length === 0) return null
  return (
    <FactList
      facts={shown.map(({ term, email }) => ({
        term,
        value: (
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        ),
      }))}
    />
  )
}
