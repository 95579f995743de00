import type { AlmanacDay, DayInFull } from '@muhurta/jyotish/almanac'
import { Accordion } from '#app/ui/accordion.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { DAY_IN_FULL } from '#content/almanac/day-in-full.ts'
import type { DayClock, SpanClock } from '#content/words/day-clock.ts'
import { FULL_STOP } from '#content/words/grammar.ts'
import type { MonthReckoning } from '#domain/almanac/month-reckoning.ts'
import { type BalaView, balaViews, calendarFacts, gowriGroups, risingGroups } from './day-in-full-lists.ts'
import { horaGroups, type SpanGroup } from './day-lists.ts'
import { SpanList } from './span-list.tsx'

type DayFoldsProps = {
  almanac: AlmanacDay
  full: DayInFull
  clock: DayClock
  hours: SpanClock
  reckoning: MonthReckoning
}

/** What only some readers look for. */
export function DayFolds({ almanac, full, clock, hours, reckoning }: DayFoldsProps) {
  return (
    <Accordion
      items={[
        { question: DAY_IN_FULL.hora, answer: <Groups groups={horaGroups(almanac, hours)} /> },
        { question: DAY_IN_FULL.gowri, answer: <Groups groups={gowriGroups(full, hours)} /> },
        {
          question: DAY_IN_FULL.rising,
          answer: (
            <>
              <Groups groups={risingGroups(almanac, hours)} />
              <p className="hint mt-2">{DAY_IN_FULL.sumPanchakaNote}</p>
            </>
          ),
        },
        { question: DAY_IN_FULL.balas, answer: <Balas views={balaViews(full, clock)} /> },
        { question: DAY_IN_FULL.calendar, answer: <FactList facts={calendarFacts(almanac, full, clock, reckoning)} /> },
      ]}
    />
  )
}

function Groups({ groups }: { groups: readonly SpanGroup[] }) {
  return groups.map(({ title, spans }) => (
    <section key={title} className="span-group">
      <h3>{title}</h3>
      <SpanList spans={spans} />
    </section>
  ))
}

function Balas({ views }: { views: readonly BalaView[] }) {
  return views.map(({ lead, names, note }) => (
    <p key={lead} className="mb-3">
      {lead} <b>{names.join(', ')}</b>
      {FULL_STOP} {note}
    </p>
  ))
}
