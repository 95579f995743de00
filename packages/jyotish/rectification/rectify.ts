import { lagnaAt } from '../chart/lagna-at.ts'
import type { DashaYearDays } from '../dashas/year.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import { checkLocation, type Location, type LocationRefusal } from '../sky/location.ts'
import { type Sky, type SkyOptions, skyAt } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import type { RectifyingKind } from './event-rules.ts'
import {
  type DayAtMinute,
  dayAtMinute,
  type EventSky,
  eventSkyAt,
  likelihood,
  type PreparedMinute,
  prepareMinute,
  RECTIFYING_SIGNALS,
  type RectifyingSignal,
  type SignalStrengths,
  signalsOn,
} from './signals.ts'

/** An event between two instants: a day, a month or a year of them, as exactly as it is known. */
export type DatedEvent = {
  kind: RectifyingKind
  startJdUt: JulianDay
  endJdUt: JulianDay
  /** From 0 to 1: how much of what it says is counted. */
  weight: number
}

export type RectificationInput = Location & {
  /** The recorded time of birth. */
  jdUt: JulianDay
  minutesEitherSide: number
  events: readonly DatedEvent[]
  /** The end of the life so far. */
  untilJdUt: JulianDay
  options?: SkyOptions
  yearDays?: DashaYearDays
}

export type EventAtMinute = {
  /** How many times likelier the event is in its days than on other days of those years, with its weight. */
  factor: number
  /** On the days of the event, on average. */
  signals: SignalStrengths
}

export type RectifiedMinute = {
  /** From the recorded time. */
  offset: number
  lagna: number
  /** Of all minutes; together they are 1. */
  share: number
  /** One for each event, in their order. */
  events: EventAtMinute[]
}

export type Rectification = {
  minutes: RectifiedMinute[]
  /** The shortest run of minutes that has at least four fifths of the shares. */
  span: { from: number; until: number }
  /** How many times likelier the events are if they follow the signals of some minute than if they follow none. */
  support: number
  /** The events do not tell the minutes apart. */
  isFlat: boolean
}

export type RectificationRefusal = TimeRefusal | LocationRefusal | 'no-events' | 'too-many-minutes'

export const MOST_MINUTES_EITHER_SIDE = 720

/** An event is compared with other days of as many years before and after it, so that age alone tells nothing. */
const YEARS_COMPARED = 12
const DAYS_BETWEEN_COMPARED = 37
const MOST_DAYS_OF_EVENT = 24
const SPAN_SHARE = 0.8
/** Below this support, dates that follow no rule are as good an explanation. */
const LEAST_SUPPORT = 10
/** A span that leaves out less than this of the minutes says nothing. */
const WIDEST_SPAN = 2 / 3

const JULIAN_YEAR = 365.25

/**
 * Weighs every minute around a recorded time of birth by dated events. For each minute and event it compares the signals on
 * the days of the event with those on other days of the same years; the product over the events, against the possibility
 * that the dates follow no rule at all, is the share of the minute (Bayes with equal chances before).
 */
export function rectify(input: RectificationInput): Outcome<Rectification, RectificationRefusal> {
  const { jdUt, minutesEitherSide, events, untilJdUt, options = {}, yearDays } = input
  const place = checkLocation(input)
  if (!place.ok) return place
  if (events.length === 0) return refused('no-events')
  if (minutesEitherSide > MOST_MINUTES_EITHER_SIDE) return refused('too-many-minutes')
  for (const instant of [
    jdUt - 1,
    jdUt + 1,
    untilJdUt,
    ...events.flatMap((event) => [event.startJdUt, event.endJdUt]),
  ]) {
    const supported = checkSupported(instant)
    if (!supported.ok) return supported
  }

  const life = daysOfLife(jdUt, untilJdUt).map((day) => eventSkyAt(day, options))
  const asked = events.map((event) => ({ event, days: daysOf(event).map((day) => eventSkyAt(day, options)) }))
  const offsets = Array.from({ length: 2 * minutesEitherSide + 1 }, (_, index) => index - minutesEitherSide)
  const weighed = offsets.map((offset) => {
    const at = jdUt + offset / 1440
    const lagna = lagnaAt(at, place.value, options.ayanamsa ?? 'lahiri')
    const minute = prepareMinute({ jdUt: at, lagna, longitudes: longitudesAt(at, options) }, yearDays)
    const otherDays = life.map((sky) => dayAtMinute(minute, sky))
    return { offset, lagna, events: asked.map((each) => eventAt(minute, each, otherDays)) }
  })
  return accepted(withShares(weighed))
}

const middleOf = ({ startJdUt, endJdUt }: DatedEvent) => (startJdUt + endJdUt) / 2

function daysOfLife(fromJdUt: JulianDay, untilJdUt: JulianDay): JulianDay[] {
  const count = Math.max(1, Math.floor((untilJdUt - fromJdUt) / DAYS_BETWEEN_COMPARED))
  return Array.from({ length: count }, (_, index) => fromJdUt + (index + 0.5) * DAYS_BETWEEN_COMPARED)
}

/** The middle of an event's day, or days spread over its month or year. */
function daysOf({ startJdUt, endJdUt }: DatedEvent): JulianDay[] {
  const count = Math.max(1, Math.min(MOST_DAYS_OF_EVENT, Math.round((endJdUt - startJdUt) / 5)))
  return Array.from({ length: count }, (_, index) => startJdUt + ((index + 0.5) / count) * (endJdUt - startJdUt))
}

function longitudesAt(jdUt: JulianDay, options: SkyOptions): Record<Graha, number> {
  const sky = skyAt(jdUt, options)
  if (!sky.ok) throw new RangeError(sky.refusal)
  const { grahas }: Sky = sky.value
  return Object.fromEntries(GRAHAS.map((graha) => [graha, grahas[graha].longitude])) as Record<Graha, number>
}

type AskedEvent = { event: DatedEvent; days: readonly EventSky[] }

function eventAt(
  minute: PreparedMinute,
  { event, days }: AskedEvent,
  otherDays: readonly DayAtMinute[],
): EventAtMinute {
  const strengths = days.map((sky) => signalsOn(minute, event.kind, dayAtMinute(minute, sky)))
  const ratio = mean(strengths.map(likelihood)) / usualLikelihood(minute, event, otherDays)
  const signals = recordOfSignals((signal) => mean(strengths.map((each) => each[signal])))
  return { factor: ratio ** event.weight, signals }
}

/** On average over other days of the same years. */
function usualLikelihood(minute: PreparedMinute, event: DatedEvent, otherDays: readonly DayAtMinute[]): number {
  let [sum, count] = [0, 0]
  for (const day of otherDays) {
    if (Math.abs(day.sky.jdUt - middleOf(event)) > YEARS_COMPARED * JULIAN_YEAR) continue
    sum += likelihood(signalsOn(minute, event.kind, day))
    count += 1
  }
  return sum / count
}

function recordOfSignals(strength: (signal: RectifyingSignal) => number): SignalStrengths {
  return Object.fromEntries(RECTIFYING_SIGNALS.map((signal) => [signal, strength(signal)])) as SignalStrengths
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** With equal chances before for each minute, and for the dates following a rule or none. */
function withShares(weighed: Omit<RectifiedMinute, 'share'>[]): Rectification {
  const products = weighed.map(({ events }) => events.reduce((product, { factor }) => product * factor, 1))
  const sum = products.reduce((total, product) => total + product, 0)
  const support = sum / products.length
  const trust = support / (support + 1)
  const minutes = weighed.map((minute, index) => ({
    ...minute,
    share: (trust * (products[index] ?? 0)) / sum + (1 - trust) / products.length,
  }))
  const span = shortestSpan(minutes)
  const isFlat = support < LEAST_SUPPORT || span.until - span.from + 1 > WIDEST_SPAN * minutes.length
  return { minutes, span, support, isFlat }
}

function shortestSpan(minutes: readonly RectifiedMinute[]): { from: number; until: number } {
  const offsetAt = (index: number) => minutes[index]?.offset ?? 0
  let best = { from: 0, until: minutes.length - 1 }
  let [from, held] = [0, 0]
  for (const [until, { share }] of minutes.entries()) {
    held += share
    while (held - (minutes[from]?.share ?? 0) >= SPAN_SHARE) {
      held -= minutes[from]?.share ?? 0
      from += 1
    }
    if (held >= SPAN_SHARE && until - from < best.until - best.from) best = { from, until }
  }
  return { from: offsetAt(best.from), until: offsetAt(best.until) }
}
