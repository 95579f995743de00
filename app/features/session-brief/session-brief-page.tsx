import { CLOCK_WORDS } from '#app/content/horoscope.ts'
import { contentsOfChart, contentsOfVarga } from '#app/features/chart-drawings/chart-contents.ts'
import { ChartDrawing } from '#app/features/chart-drawings/chart-drawing.tsx'
import { conventionLines } from '#app/features/horoscope/convention-words.ts'
import { ConventionsNote } from '#app/features/horoscope/conventions-note.tsx'
import { GrahaTable } from '#app/features/horoscope/graha-table.tsx'
import { longDateOf } from '#app/features/horoscope/moment-words.ts'
import { PanchangaFacts } from '#app/features/horoscope/panchanga-facts.tsx'
import { placeLabel } from '#domain/places.ts'
import type { SessionBrief } from '#domain/session-brief.ts'
import { RunningDasha } from './running-dasha.tsx'
import { TransitTable } from './transit-table.tsx'

const IST_SECONDS = 19_800

type SessionBriefPageProps = {
  brief: SessionBrief
  /** "Asha Rao", or what the question is called. */
  title: string
  /** "Monday, 16 November 2026, 10-11 AM". */
  session: string
  questions: string | null
}

/** One page to print before a session: the chart, what runs, what passes over it, and what was asked. */
export function SessionBriefPage({ brief, title, session, questions }: SessionBriefPageProps) {
  const { cast, running, transits, panchanga, yogas } = brief
  const { chart, birth, place, moment, vargas } = cast
  const navamsha = vargas.find(({ varga }) => varga === 9)
  return (
    <article className="session-brief">
      <header>
        <h2>{title}</h2>
        <p className="text-ink-soft">
          {longDateOf(birth.date)}, {birth.time} · {placeLabel(place)}
        </p>
        <p>
          <b>Session:</b> {session}
        </p>
        {questions && (
          <p>
            <b>Questions:</b> {questions}
          </p>
        )}
      </header>
      <div className="session-brief-charts">
        <div className="chart-figure">
          <ChartDrawing contents={contentsOfChart(chart, { title: 'Rashi' })} style="north" />
        </div>
        {navamsha && (
          <div className="chart-figure">
            <ChartDrawing contents={contentsOfVarga(navamsha, { title: 'Navamsha' })} style="north" />
          </div>
        )}
      </div>
      <GrahaTable chart={chart} />
      <div className="session-brief-columns">
        <section>
          <h3>Running dasha</h3>
          <RunningDasha running={running} offsetSeconds={moment.offsetSeconds} />
          {yogas.length > 0 && (
            <>
              <h3>Yogas</h3>
              <p>{yogas.map(({ name }) => name).join(', ')}</p>
            </>
          )}
        </section>
        <section>
          <h3>Panchanga of the session</h3>
          <PanchangaFacts panchanga={panchanga} offsetSeconds={IST_SECONDS} />
        </section>
      </div>
      <TransitTable transits={transits} />
      <ConventionsNote
        lines={conventionLines({
          conventions: chart.conventions,
          engineVersion: chart.engineVersion,
          ayanamsaMean: chart.ayanamsaMean,
          timeZone: place.timeZone,
          offsetSeconds: moment.offsetSeconds,
          ...(birth.clock !== 'standard' && birth.clock !== 'own' && { clock: CLOCK_WORDS[birth.clock] }),
        })}
      />
    </article>
  )
}
