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

/** The chart on the page of a booking with the running periods and the birth, and the ways to the brief and the studio. */
export function BriefSummary({ booking, brief }: BriefSummaryProps) {
  const path = bookingPath(booking.id)
  return (
    <Card as="section" className="desk-form" id="chart">
      <h2 className="text-xl">{SESSION.chart}</h2>
      {brief.kind === 'none' ? (
        <>
          <BriefNotes notes={brief.notes} isWarning />
          {!booking.isBirthLocked && booking.askedAt === null && <BirthPanel booking={booking} />}
        </>
      ) : (
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
      )}
    </Card>
  )
}
