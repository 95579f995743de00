import { type DashaPeriod, type Graha, type SadeSatiStay, unixFromJulianDay } from '@muhurta/jyotish'
import { dateOf } from '#app/features/chart-text/format-instant.ts'
import { chosenGrahaName, chosenSignName, grahaLabel } from '#app/features/page-parts/shown-names.ts'
import { EVENT_KINDS } from '#content/booking/intake.ts'
import { grahaInText } from '#content/charts/names.ts'
import { LIFE_TIMELINE } from '#content/charts/timeline.ts'
import { SHORT_MONTHS, shortDate } from '#content/words/dates.ts'
import { ordinal } from '#content/words/grammar.ts'
import type { LifeEvent } from '#domain/births/life-events.ts'
import type { NatalPoint, SlowStay, Timeline, TimelinePassage, TimelineZoom } from '#domain/charts/timeline.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { StripMark, StripPart, StripRow, StripView, TableLine } from './timeline-view.ts'

export type HeldSession = { readonly id: string; readonly at: Date; readonly name: string }

type Shown = {
  readonly offsetSeconds: number
  readonly nowMs: number
  readonly events: readonly LifeEvent[]
  readonly sessions: readonly HeldSession[]
  /** The address of a closer view at a day; without one the parts are no links. */
  readonly closer?: (day: string) => string
}

/** A timeline as rows in percent of its width, and the same in words. */
export function viewTimeline(timeline: Timeline, shown: Shown): StripView {
  const { startJdUt, endJdUt, window } = timeline
  const { offsetSeconds } = shown
  const length = endJdUt - startJdUt
  const percent = (jdUt: number) => (100 * (jdUt - startJdUt)) / length
  const jdOfDay = (day: string) => startJdUt + (Date.parse(day) - wallMs(startJdUt)) / DAY_MS
  const day = (jdUt: number) => dateOf(jdUt, offsetSeconds)

  function wallMs(jdUt: number): number {
    return unixFromJulianDay(jdUt) + offsetSeconds * 1000
  }

  function part(from: number, until: number, rest: Pick<StripPart, 'look' | 'label' | 'short' | 'key'>): StripPart {
    const [start, end] = [Math.max(0, percent(from)), Math.min(100, percent(until))]
    const middle = new Date(wallMs(startJdUt + ((start + end) / 200) * length)).toISOString().slice(0, 10)
    return { start, width: Math.max(end - start, 0.2), ...(shown.closer && { href: shown.closer(middle) }), ...rest }
  }

  const line = (what: string, from: string, until = ''): TableLine => ({ key: `${what} ${from}`, what, from, until })

  const dashaRows = timeline.dasha.map((periods, level): StripRow & { lines: TableLine[] } => ({
    title: LIFE_TIMELINE.levels[level] ?? '',
    parts: periods.map((period, index) => {
      const name = chosenGrahaName(lordOf(period))
      const look = index % 2 === 0 ? 'plain' : 'other'
      const label = `${period.lords.map(chosenGrahaName).join(' – ')}, ${day(period.startJdUt)}`
      const key = `${period.startJdUt}`
      return {
        ...part(period.startJdUt, period.endJdUt, { look, label, short: '', key }),
        label: name,
        short: codeOf(lordOf(period)),
      }
    }),
    marks: [],
    lines: periods.map(({ lords, startJdUt: from, endJdUt: until }) =>
      line(lords.map(chosenGrahaName).join(' – '), day(from), day(until)),
    ),
  }))

  const sadeSati = {
    title: LIFE_TIMELINE.sadeSati,
    parts: timeline.sadeSati.map((stay) => part(stay.startJdUt, stay.endJdUt, sadeSatiPart(stay))),
    marks: [],
    lines: timeline.sadeSati.map(({ phase, startJdUt: from, endJdUt: until }) =>
      line(LIFE_TIMELINE.phases[phase], day(from), day(until)),
    ),
  }

  const grahas: Graha[] = ['saturn', 'jupiter', 'rahu', 'ketu']
  const slowRows = grahas.map((graha) => {
    const spans = timeline.stays.find((stay) => stay.graha === graha)?.spans ?? []
    const passages = timeline.passages.filter((passage) => passage.graha === graha)
    return {
      title: chosenGrahaName(graha),
      parts: spans.map((stay, index) => ({
        ...part(stay.startJdUt, stay.endJdUt, {
          key: `${stay.startJdUt}`,
          look: index % 2 === 0 ? 'plain' : 'other',
          label: chosenSignName(stay.rashi),
          short: String(stay.houseFromMoon),
        }),
      })),
      marks: passages.map((passage) => markOf(passage, percent(passage.jdUt))),
      lines: [
        ...spans.map((stay) => ({
          at: stay.startJdUt,
          line: line(stayText(stay), day(stay.startJdUt), day(stay.endJdUt)),
        })),
        ...passages.map((passage) => ({ at: passage.jdUt, line: line(passageText(passage), day(passage.jdUt)) })),
      ]
        .sort((one, other) => one.at - other.at)
        .map((each) => each.line),
    }
  })

  const fast = timeline.passages.filter(({ graha }) => !grahas.includes(graha))
  const fastRow = {
    title: LIFE_TIMELINE.passages,
    parts: [],
    marks: fast.map((passage) => markOf(passage, percent(passage.jdUt))),
    lines: fast.map((passage) => line(passageText(passage), day(passage.jdUt))),
  }

  const events = shown.events
    .map((event) => ({ event, ...daysOf(event.when) }))
    .filter(({ from, until }) => jdOfDay(until) > startJdUt && jdOfDay(from) < endJdUt)
  const eventRow = {
    title: LIFE_TIMELINE.events,
    parts: events
      .filter(({ event }) => event.when.length < 10)
      .map(({ event, from, until }) => {
        const label = EVENT_KINDS[event.kind]
        return part(jdOfDay(from), jdOfDay(until), {
          key: `${event.when} ${event.kind}`,
          look: 'gold',
          label,
          short: '',
        })
      }),
    marks: events
      .filter(({ event }) => event.when.length === 10)
      .map(({ event, from }) => {
        const label = `${EVENT_KINDS[event.kind]}, ${shortDate(from)}`
        return {
          key: `${event.when} ${event.kind}`,
          at: percent(jdOfDay(from) + 0.5),
          label,
          short: '',
          isReturn: true,
        }
      }),
    lines: events.map(({ event }) =>
      line([EVENT_KINDS[event.kind], event.note].filter(Boolean).join(': '), eventDateText(event.when)),
    ),
  }

  const sessions = shown.sessions
    .map((session) => ({
      ...session,
      position: percent(startJdUt + (session.at.getTime() - unixFromJulianDay(startJdUt)) / DAY_MS),
    }))
    .filter(({ position }) => position >= 0 && position <= 100)
  const sessionRow = {
    title: LIFE_TIMELINE.sessions,
    parts: [],
    marks: sessions.map(({ id, name, at, position }) => {
      const label = `${name}, ${shortDate(new Date(at.getTime() + offsetSeconds * 1000).toISOString().slice(0, 10))}`
      return { key: id, at: position, label, short: '', isReturn: false }
    }),
    lines: sessions.map(({ name, at, id }) => ({
      ...line(name, shortDate(new Date(at.getTime() + offsetSeconds * 1000).toISOString().slice(0, 10))),
      key: id,
    })),
  }

  const rows = [...dashaRows, sadeSati, ...slowRows, fastRow, eventRow, sessionRow]
  const isSaid = ({ lines, title }: { lines: readonly TableLine[]; title: string }) =>
    lines.length > 0 || title === LIFE_TIMELINE.events || title === LIFE_TIMELINE.sadeSati
  const now = percent(startJdUt + (shown.nowMs - unixFromJulianDay(startJdUt)) / DAY_MS)
  return {
    range: LIFE_TIMELINE.range(shortDate(window.from), shortDate(lastDay(window.until))),
    rows: rows.filter(isSaid).map(({ title, parts, marks }) => ({ title, parts, marks })),
    ticks: ticksOf(window).map(({ at, label }) => ({ at: percent(jdOfDay(at)), label })),
    now: now >= 0 && now <= 100 ? now : null,
    table: rows.filter(({ lines }) => lines.length > 0).map(({ title, lines }) => ({ title, lines })),
  }
}

const lordOf = ({ lords }: DashaPeriod): Graha => lords.at(-1) ?? 'sun'
const codeOf = (graha: Graha) => grahaLabel(graha).code

function sadeSatiPart({ phase, startJdUt }: SadeSatiStay) {
  const look = phase === 'peak' ? ('strong' as const) : ('gold' as const)
  return { key: `${startJdUt}`, look, label: LIFE_TIMELINE.phases[phase], short: LIFE_TIMELINE.phasesShort[phase] }
}

function stayText({ rashi, houseFromMoon, houseFromLagna }: SlowStay): string {
  return LIFE_TIMELINE.stay(chosenSignName(rashi), ordinal(houseFromMoon), ordinal(houseFromLagna))
}

function passageText({ graha, over }: TimelinePassage): string {
  return graha === over
    ? LIFE_TIMELINE.return(chosenGrahaName(graha))
    : LIFE_TIMELINE.over(chosenGrahaName(graha), pointInText(over))
}

const pointInText = (point: NatalPoint) => (point === 'lagna' ? LIFE_TIMELINE.lagna : grahaInText(point))

function markOf(passage: TimelinePassage, at: number): StripMark {
  const { graha, over, jdUt } = passage
  const isReturn = graha === over
  const short = isReturn ? LIFE_TIMELINE.returnShort : over === 'lagna' ? LIFE_TIMELINE.lagnaShort : codeOf(over)
  return { key: `${graha} ${over} ${jdUt}`, at, label: passageText(passage), short, isReturn }
}

/** From its first day to the day after its last. */
function daysOf(when: string): { from: string; until: string } {
  const from = `${when}-01-01`.slice(0, 10)
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const until =
    { 4: Date.UTC(year + 1, 0), 7: Date.UTC(year, month) }[when.length] ?? Date.UTC(year, month - 1, day + 1)
  return { from, until: new Date(until).toISOString().slice(0, 10) }
}

/** "2004", "May 2004" or "May 12, 2004". */
export function eventDateText(when: string): string {
  if (when.length === 10) return shortDate(when)
  return when.length === 7 ? `${SHORT_MONTHS[Number(when.slice(5)) - 1]} ${when.slice(0, 4)}` : when
}

const lastDay = (until: string) => new Date(Date.parse(until) - DAY_MS).toISOString().slice(0, 10)

type Axis = { readonly zoom: TimelineZoom; readonly from: string; readonly until: string }

/** The days named below the strip. */
function ticksOf({ zoom, from, until }: Axis): { at: string; label: string }[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const within = ({ at }: { at: string }) => at >= from && at < until
  switch (zoom) {
    case 'life':
      return years
        .filter((year) => year % 10 === 0)
        .map((year) => ({ at: `${year}-01-01`, label: String(year) }))
        .filter(within)
    case 'decade':
      return years.map((year) => ({ at: `${year}-01-01`, label: String(year) })).filter(within)
    case 'year':
      return SHORT_MONTHS.map((label, month) => ({
        at: `${first}-${String(month + 1).padStart(2, '0')}-01`,
        label,
      })).filter(within)
    case 'month':
      return [1, 5, 10, 15, 20, 25]
        .map((day) => ({ at: `${from.slice(0, 8)}${String(day).padStart(2, '0')}`, label: String(day) }))
        .filter(within)
  }
}
