import { Link } from 'react-router'
import { ChartPanel } from '#app/features/horoscope/chart-panel.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { STUDIO } from '#content/charts/studio.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { BirthPanel, birthFact } from './birth-panel.tsx'
import { BriefNotes } from './brief-notes.tsx'
import type { BriefView } from './brief-view.ts'
import type { DeskBookingView } from './desk-booking.ts'

type BriefSummaryProps = { booking: DeskBookingView; brief: BriefView }

/** The chart on the page of a booking, folded until the booking is confirmed. */
export function BriefSummary({ booking, brief }: BriefSummaryProps) {
  const isWorked = booking.status === 'paid' && booking.paymentStatus === 'paid'
  const heading = <h2 className="text-xl">{SESSION.chart}</h2>
  return (
    <Card as="section" className="desk-form" id="chart">
      {isWorked || brief.kind === 'none' ? (
        <>
          {heading}
          <Brief booking={booking} brief={brief} />
        </>
      ) : (
        <details className="desk-more booking-fold">
          <summary>{heading}</summary>
          <Brief booking={booking} brief={brief} />
        </details>
      )}
    </Card>
  )
}

/** The chart with the running periods and the birth, and the ways to the brief and the studio. */
function Brief({ booking, brief }: BriefSummaryProps) {
  const path = bookingPath(booking.id)
  if (brief.kind === 'none') {
    return (
      <>
        <BriefNotes notes={brief.notes} isWarning />
        {!booking.isBirthLocked && booking.askedAt === null && <BirthPanel booking={booking} />}
      </>
    )
  }
  return (
    <div className="booking-chart">
      <ChartPanel id="rashi" contents={brief.rashi} isCompact />
      <div className="desk-form">
        <FactList facts={[...(brief.kind === 'chart' ? brief.dasha : []), ...birthFact(booking)]} />
        <BriefNotes notes={brief.notes} isWarning={brief.kind !== 'chart'} />
        <div className="desk-actions no-print">
          <Link className={buttonClass({ size: 'sm' })} to={`${path}/brief`}>
            {BRIEF.open}
          </Link>
          <Link className={buttonClass({ size: 'sm', tone: 'secondary' })} to={`${path}/studio`}>
            {STUDIO.openBooking}
          </Link>
        </div>
      </div>
    </div>
  )
}
