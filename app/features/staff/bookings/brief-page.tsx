import type { TransitRow } from '#app/features/chart-text/brief-text.ts'
import { ChartPanel } from '#app/features/horoscope/chart-panel.tsx'
import { ConventionsNote } from '#app/features/horoscope/conventions-note.tsx'
import { GrahaTable } from '#app/features/horoscope/graha-table.tsx'
import type { RequestText } from '#app/features/muhurta-view/request-text.ts'
import { GivenAnswers } from '#app/features/page-parts/given-answers.tsx'
import { hasIntake, type IntakeView } from '#app/features/page-parts/intake-view.ts'
import { BriefTimeline, type BriefTimelineProps } from '#app/features/timeline/brief-timeline.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { BRIEF_SADE_SATI } from '#content/charts/brief-sade-sati.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { MUHURTA_REQUEST } from '#content/staff/bookings/muhurta-desk.ts'
import { BriefNotes } from './brief-notes.tsx'
import type { BriefView, ChartBrief } from './brief-view.ts'
import { type EarlierSession, EarlierSessions } from './earlier-sessions.tsx'
import { RequestedWindows } from './requested-windows.tsx'

type BriefPageProps = {
  brief: BriefView
  session: string | null
  questions: string
  intake: IntakeView
  muhurta: RequestText | null
  earlier: readonly EarlierSession[]
  timeline: BriefTimelineProps | null
}

/** What the astrologer reads before a session, in that order. */
export function BriefPage({ brief, session, questions, intake, muhurta, earlier, timeline }: BriefPageProps) {
  return (
    <div className="brief">
      <div className="grid gap-1">
        {brief.kind !== 'none' && <p>{brief.born}</p>}
        {session && <p>{session}</p>}
        <BriefNotes notes={brief.notes} isWarning={brief.kind !== 'chart'} />
      </div>
      {questions && (
        <Card as="section">
          <h2 className="text-xl">{CARD.questions}</h2>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{questions}</p>
        </Card>
      )}
      {muhurta && (
        <Card as="section" className="desk-form">
          <h2 className="text-xl">{MUHURTA_REQUEST.title}</h2>
          <RequestedWindows request={muhurta} />
        </Card>
      )}
      {hasIntake(intake) && (
        <Card as="section" className="grid gap-4">
          <GivenAnswers intake={intake} />
        </Card>
      )}
      {earlier.length > 0 && (
        <EarlierSessions sessions={earlier} changes={brief.kind === 'chart' ? brief.changes : null} />
      )}
      {brief.kind === 'day' && <ChartPanel id="rashi" contents={brief.rashi} />}
      {brief.kind === 'chart' && <ChartBriefParts brief={brief} />}
      {timeline && <BriefTimeline {...timeline} />}
    </div>
  )
}

function ChartBriefParts({ brief }: { brief: ChartBrief }) {
  return (
    <>
      <div className="brief-charts">
        <section className="grid content-start gap-2">
          <h2 className="text-xl">{brief.rashi.title}</h2>
          <ChartPanel id="rashi" contents={brief.rashi} />
        </section>
        <section className="grid content-start gap-2">
          <h2 className="text-xl">{brief.navamsha.title}</h2>
          <ChartPanel id="navamsha" contents={brief.navamsha} />
        </section>
      </div>
      <div className="brief-columns">
        <div className="grid gap-5">
          {brief.hasDasha && <RunningDasha dasha={brief.dasha} />}
          {brief.sadeSati.length > 0 && (
            <Card as="section" className="desk-form">
              <h2 className="text-xl">{BRIEF_SADE_SATI.title}</h2>
              <FactList facts={brief.sadeSati} />
            </Card>
          )}
          {brief.yogas.length > 0 && <Yogas yogas={brief.yogas} />}
        </div>
        <Card as="section" className="desk-form">
          <h2 className="text-xl">{brief.panchangaTitle}</h2>
          <FactList facts={brief.panchanga} />
        </Card>
      </div>
      {brief.transits.length > 0 && <TransitTable title={brief.transitsTitle} rows={brief.transits} />}
      <GrahaTable chart={brief.positions} />
      <ConventionsNote lines={brief.conventions} />
    </>
  )
}

function RunningDasha({ dasha }: Pick<ChartBrief, 'dasha'>) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{BRIEF.running}</h2>
      {dasha.length > 0 ? <FactList facts={dasha} /> : <p className="hint">{BRIEF.noDasha}</p>}
    </Card>
  )
}

function Yogas({ yogas }: Pick<ChartBrief, 'yogas'>) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{BRIEF.yogas}</h2>
      <ul className="desk-rows">
        {yogas.map(({ name, reason }) => (
          <li key={`${name} ${reason}`}>
            <b>{name}</b> <span className="text-ink-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Transits in a table narrow enough for a phone. */
function TransitTable({ title, rows }: { title: string; rows: readonly TransitRow[] }) {
  const { graha, position, fromMoon, fromLagna } = BRIEF.transitColumns
  return (
    <table className="data-table data-table-compact">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{graha}</th>
          <th scope="col">{position}</th>
          <th scope="col">{fromMoon}</th>
          <th scope="col">{fromLagna}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.graha}>
            <th scope="row">
              {row.graha}
              {row.over && <span className="graha-state">{BRIEF.overNatal(row.over)}</span>}
            </th>
            <td>
              <span className="whitespace-nowrap">{row.position}</span> {row.sign}
            </td>
            <td>{row.fromMoon}</td>
            <td>{row.fromLagna}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
