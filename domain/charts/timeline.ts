import {
  type Dasha,
  type DashaLevel,
  type DashaPeriod,
  END_OF_SUPPORTED,
  GRAHAS,
  type Graha,
  houseFrom,
  julianDayFromUnix,
  listIngresses,
  listSadeSati,
  type RashiIndex,
  rashiAt,
  type SadeSatiStay,
  skyAt,
  subPeriods,
} from '@muhurta/jyotish'
import { listPassages } from '@muhurta/jyotish/transits'
import { type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'
import type { TimedChart } from './birth-chart.ts'

export const TIMELINE_ZOOMS = ['life', 'decade', 'year', 'month'] as const

export type TimelineZoom = (typeof TIMELINE_ZOOMS)[number]

/** How many levels of the dasha can be told apart at each zoom. */
const LEVELS: Record<TimelineZoom, DashaLevel> = { life: 2, decade: 3, year: 4, month: 5 }

const YEARS_OF_LIFE = 100
const YEARS_BEFORE_IN_DECADE = 4
const DECADE = 10

/** The days that a timeline shows: from the first to the day after the last, by the clock of the birth. */
export type TimelineWindow = {
  readonly zoom: TimelineZoom
  /** The day that stays in view when the zoom changes. */
  readonly at: IsoDate
  readonly from: IsoDate
  readonly until: IsoDate
}

/** The window of a zoom around a day of the life; a day before or after it is moved to its nearest day. */
export function timelineWindow(zoom: TimelineZoom, day: IsoDate, birthDate: IsoDate): TimelineWindow {
  const lifeEnd = earlierOf(addYears(birthDate, YEARS_OF_LIFE), '2100-12-31')
  const at = day < birthDate ? birthDate : earlierOf(day, dayBefore(lifeEnd))
  const year = Number(at.slice(0, 4))
  const [from, until] = {
    life: [birthDate, lifeEnd],
    decade: [`${year - YEARS_BEFORE_IN_DECADE}-01-01`, `${year - YEARS_BEFORE_IN_DECADE + DECADE}-01-01`],
    year: [`${year}-01-01`, `${year + 1}-01-01`],
    month: [`${at.slice(0, 7)}-01`, addMonths(`${at.slice(0, 7)}-01`, 1)],
  }[zoom] as [IsoDate, IsoDate]
  return { zoom, at, from: from < birthDate ? birthDate : from, until: earlierOf(until, lifeEnd) }
}

/** The day to look at one window earlier or later; undefined where the life begins or ends. */
export function neighbourDay(
  { zoom, at, from, until }: TimelineWindow,
  by: 1 | -1,
  birthDate: IsoDate,
): IsoDate | undefined {
  if (zoom === 'life') return undefined
  const moved = zoom === 'month' ? addMonths(at, by) : addYears(at, zoom === 'year' ? by : by * DECADE)
  const next = timelineWindow(zoom, moved, birthDate)
  return next.from === from && next.until === until ? undefined : next.at
}

/** `yyyy`, `yyyy-MM` or `yyyy-MM-dd`; undefined for anything else. */
export function readTimelineDay(text: string): IsoDate | undefined {
  const day = `${text}-01-01`.slice(0, 10)
  return /^\d{4}(-\d{2}){0,2}$/.test(text) && isCalendarDate(day) ? day : undefined
}

const earlierOf = (one: IsoDate, other: IsoDate) => (one < other ? one : other)

function dayBefore(date: IsoDate): IsoDate {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
}

/** In a shorter month its last day. */
function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

const addYears = (date: IsoDate, years: number) => addMonths(date, 12 * years)

/** A stay of a slow graha in a sign, clipped to the window. */
export type SlowStay = {
  readonly rashi: RashiIndex
  readonly houseFromMoon: number
  readonly houseFromLagna: number
  readonly startJdUt: number
  readonly endJdUt: number
}

export type NatalPoint = Graha | 'lagna'

/** A graha exactly over a natal point: over its own place it is its return. */
export type TimelinePassage = { readonly graha: Graha; readonly over: NatalPoint; readonly jdUt: number }

export type Timeline = {
  readonly window: TimelineWindow
  readonly startJdUt: number
  readonly endJdUt: number
  /** One list for each level, the mahadashas first. */
  readonly dasha: readonly (readonly DashaPeriod[])[]
  readonly sadeSati: readonly SadeSatiStay[]
  /** None in a whole life, where a sign is too narrow to read. */
  readonly stays: readonly { readonly graha: Graha; readonly spans: readonly SlowStay[] }[]
  readonly passages: readonly TimelinePassage[]
}

const SLOW: readonly Graha[] = ['saturn', 'jupiter', 'rahu', 'ketu']
const POINTS: readonly NatalPoint[] = ['lagna', ...GRAHAS]

/** What passes over what at each zoom: in a life what comes a few times, in a month the Sun and the Moon too. */
function passagesShown(zoom: TimelineZoom): [Graha, NatalPoint][] {
  const returns = (...grahas: Graha[]) => grahas.map((graha): [Graha, NatalPoint] => [graha, graha])
  if (zoom === 'life') return [...returns('saturn', 'jupiter', 'rahu'), ['saturn', 'moon'], ['saturn', 'lagna']]
  const slow = SLOW.flatMap((graha) => POINTS.map((point): [Graha, NatalPoint] => [graha, point]))
  if (zoom === 'decade') return slow
  return [...slow, ...returns(...(zoom === 'year' ? (['sun'] as const) : (['sun', 'moon'] as const)))]
}

/** In the first two years a slow graha that turns back passes its place at birth again, which is no return. */
function daysBeforeReturn(graha: Graha): number {
  return SLOW.includes(graha) ? 730 : 1
}

/** What runs and passes in a window of a life. */
export function timelineOf({ chart, instant }: TimedChart, window: TimelineWindow): Timeline {
  const { conventions, placements, vimshottari, lagna } = chart
  const options = { ayanamsa: conventions.ayanamsa, node: conventions.node }
  const jdOf = (day: IsoDate) => julianDayFromUnix(Date.parse(`${day}T00:00:00Z`) - instant.offsetSeconds * 1000)
  const startJdUt = Math.max(jdOf(window.from), chart.jdUt)
  const endJdUt = Math.min(jdOf(window.until), END_OF_SUPPORTED - 1)
  const moonRashi = rashiAt(placements.longitudes.moon)
  const longitudeOf = (point: NatalPoint) => (point === 'lagna' ? lagna.longitude : placements.longitudes[point])

  const stays = window.zoom === 'life' ? [] : SLOW.map((graha) => ({ graha, spans: staysOf(graha) }))
  const passages = passagesShown(window.zoom).flatMap(([graha, over]) =>
    certain(listPassages(graha, longitudeOf(over), startJdUt, endJdUt, options))
      .filter(({ jdUt }) => graha !== over || jdUt - chart.jdUt > daysBeforeReturn(graha))
      .map(({ jdUt }) => ({ graha, over, jdUt })),
  )
  return {
    window,
    startJdUt,
    endJdUt,
    dasha: levelsWithin(vimshottari, LEVELS[window.zoom], startJdUt, endJdUt),
    sadeSati: certain(listSadeSati(moonRashi, startJdUt, endJdUt, options)),
    stays,
    passages: passages.sort((one, other) => one.jdUt - other.jdUt),
  }

  function staysOf(graha: Graha): SlowStay[] {
    const changes = certain(listIngresses(graha, startJdUt, endJdUt, options))
    const starts = [startJdUt, ...changes.map(({ jdUt }) => jdUt)]
    const signs = [rashiAt(certain(skyAt(startJdUt, options)).grahas[graha].longitude), ...changes.map(({ to }) => to)]
    return signs.map((rashi, index) => ({
      rashi,
      houseFromMoon: houseFrom(moonRashi, rashi),
      houseFromLagna: houseFrom(lagna.rashi, rashi),
      startJdUt: starts[index] ?? startJdUt,
      endJdUt: starts[index + 1] ?? endJdUt,
    }))
  }
}

/** The periods of each level that touch the window, each with its whole length. */
function levelsWithin(dasha: Dasha, levels: DashaLevel, startJdUt: number, endJdUt: number): DashaPeriod[][] {
  const touches = (period: DashaPeriod) => period.endJdUt > startJdUt && period.startJdUt < endJdUt
  const found = [dasha.periods.filter(touches)]
  while (found.length < levels) {
    const above = found.at(-1) ?? []
    found.push(above.flatMap((period) => subPeriods(dasha.scheme, period)).filter(touches))
  }
  return found
}

/** The window is within the supported years, as the chart is. */
function certain<Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: string }): Value {
  if (!outcome.ok) throw new RangeError(outcome.refusal)
  return outcome.value
}
