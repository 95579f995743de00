import { Link } from 'react-router'
import { ChartPanel } from '#app/features/horoscope/chart-panel.tsx'
import { GivenAnswers } from '#app/features/page-parts/given-answers.tsx'
import { intakeView } from '#app/features/page-parts/intake-view.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { BirthPanel } from './birth-panel.tsx'
import { BriefNotes } from './brief-notes.tsx'
import type { BriefView } from './brief-view.ts'
import type { DeskBookingView } from './desk-booking.ts'

type BriefSummaryProps = { booking: DeskBookingView; brief: BriefView }

/** The chart on the page of a booking with its notes and current dasha, and a link to the full brief. */
export function BriefSummary({ booking, brief }: BriefSummaryProps) {
  return (
    <Card as="section" className="desk-form" id="chart">
      <h2 className="text-xl">{SESSION.chart}</h2>
      {brief.kind !== 'none' && <ChartPanel id="rashi" contents={brief.rashi} />}
      <BriefNotes notes={brief.notes} isWarning={brief.kind !== 'chart'} />
      {brief.kind === 'chart' && brief.dasha.length > 0 && <FactList facts={brief.dasha} />}
      {brief.kind !== 'none' && (
        <div className="desk-actions">
          <Link className={buttonClass()} to={`${bookingPath(booking.id)}/brief`}>
            {BRIEF.open}
          </Link>
        </div>
      )}
      {!booking.isBirthLocked && booking.askedAt === null && <BirthPanel booking={booking} />}
      <GivenAnswers intake={intakeView(booking.birth)} level={3} />
    </Card>
  )
}
