import { type Chart, julianDayFromUnix } from '@muhurta/jyotish'
import {
  type DatedEvent,
  RECTIFYING_KINDS,
  type Rectification,
  type RectificationRefusal,
  rectify,
} from '@muhurta/jyotish/rectification'
import type { EventOfLife, EventWeight } from '#domain/births/kept-events.ts'
import type { Outcome } from '#domain/outcome.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** How many minutes before and after the recorded time can be chosen. */
export const UNCERTAIN_MINUTES = [10, 30, 60, 120] as const

export type UncertainMinutes = (typeof UNCERTAIN_MINUTES)[number]

const WEIGHTS: Record<EventWeight, number> = { great: 1, ordinary: 2 / 3, small: 1 / 3 }

/** The events that the rules say something about: "something else" is none of them. */
export function rectifyingEvents(events: readonly EventOfLife[]): EventOfLife[] {
  return events.filter(({ kind }) => RECTIFYING_KINDS.some((known) => known === kind))
}

type Question = {
  readonly chart: Pick<Chart, 'jdUt' | 'location' | 'conventions' | 'vimshottari'>
  readonly offsetSeconds: number
  readonly events: readonly EventOfLife[]
  readonly minutesEitherSide: UncertainMinutes
  readonly nowMs: number
}

/** Weighs the minutes around a recorded time by the events of `rectifyingEvents`, by the conventions of the chart. */
export function rectifyBirth({
  chart,
  offsetSeconds,
  events,
  minutesEitherSide,
  nowMs,
}: Question): Outcome<Rectification, RectificationRefusal> {
  const { ayanamsa, node } = chart.conventions
  return rectify({
    ...chart.location,
    jdUt: chart.jdUt,
    minutesEitherSide,
    events: events.flatMap((event) => datedEvent(event, offsetSeconds)),
    untilJdUt: julianDayFromUnix(nowMs),
    options: { ayanamsa, node },
    yearDays: chart.vimshottari.yearDays,
  })
}

/** By the clock of the birth: where an event happened is not known. */
function datedEvent({ when, kind, weight }: EventOfLife, offsetSeconds: number): DatedEvent[] {
  const known = RECTIFYING_KINDS.find((each) => each === kind)
  if (!known) return []
  const first = Date.parse(`${when}-01-01`.slice(0, 10))
  const start = new Date(first)
  const end =
    when.length === 4
      ? Date.UTC(start.getUTCFullYear() + 1, 0)
      : when.length === 7
        ? Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1)
        : first + DAY_MS
  const jdOf = (ms: number) => julianDayFromUnix(ms - offsetSeconds * 1000)
  return [{ kind: known, startJdUt: jdOf(first), endJdUt: jdOf(end), weight: WEIGHTS[weight] }]
}
