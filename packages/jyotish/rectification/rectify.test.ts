import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grahaLongitude } from '../chart/graha-longitude.ts'
import { lagnaAt } from '../chart/lagna-at.ts'
import { findRunningPeriods } from '../dashas/period.ts'
import { vimshottari } from '../dashas/vimshottari.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { skyAt } from '../sky/sky-at.ts'
import { julianDayOfDate } from '../time/julian-day.ts'
import { type Varga, vargaRashi } from '../vargas/varga.ts'
import type { House } from '../zodiac/rashi.ts'
import { RECTIFYING_KINDS, type RectifyingKind } from './event-rules.ts'
import { lordsAt } from './lords-at.ts'
import { type DatedEvent, type Rectification, type RectificationInput, rectify } from './rectify.ts'

const TODAY = julianDayOfDate({ year: 2026, month: 11, day: 19 })
const BIRTHS = 100
const MINUTES = 20
const EVENTS = 8
const DAYS_TRIED = 40

/** Repeatable chance (Numerical Recipes). */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

type KnownBirth = {
  readonly jdUt: number
  readonly lat: number
  readonly lon: number
  readonly lagna: number
  readonly longitudes: Readonly<Record<Graha, number>>
}

/** A birth in India between 1940 and 1990. */
function anyBirth(chance: () => number): KnownBirth {
  const jdUt = julianDayOfDate({ year: 1940, month: 1, day: 1 }) + chance() * 50 * 365.25
  const [lat, lon] = [8 + 24 * chance(), 69 + 25 * chance()]
  const sky = skyAt(jdUt)
  if (!sky.ok) throw new Error(sky.refusal)
  const { grahas } = sky.value
  const longitudes = Object.fromEntries(GRAHAS.map((graha) => [graha, grahas[graha].longitude])) as Record<
    Graha,
    number
  >
  return { jdUt, lat, lon, lagna: lagnaAt(jdUt, { lat, lon }, 'lahiri'), longitudes }
}

const anyKind = (chance: () => number) => RECTIFYING_KINDS[Math.floor(chance() * RECTIFYING_KINDS.length)] ?? 'work'
const anyDay = ({ jdUt }: KnownBirth, chance: () => number) => Math.floor(jdUt + chance() * (TODAY - jdUt - 1)) + 0.5
const eventOn = (kind: DatedEvent['kind'], day: number): DatedEvent => ({
  kind,
  startJdUt: day,
  endJdUt: day + 1,
  weight: 1,
})

type Place = { readonly house: House; readonly varga: Varga }

/** The house and the varga of each kind in the rule of the synthetic events, which shares no table with what is tested. */
const PLACES: Readonly<Record<RectifyingKind, Place>> = {
  marriage: { house: 7, varga: 9 },
  child: { house: 5, varga: 7 },
  family: { house: 3, varga: 12 },
  studies: { house: 4, varga: 24 },
  work: { house: 10, varga: 10 },
  move: { house: 4, varga: 4 },
  illness: { house: 6, varga: 30 },
  accident: { house: 8, varga: 30 },
  loss: { house: 8, varga: 12 },
}
const RULERS: readonly Graha[] = [
  ...(['mars', 'venus', 'mercury', 'moon', 'sun', 'mercury'] as const),
  ...(['venus', 'mars', 'jupiter', 'saturn', 'saturn', 'jupiter'] as const),
]
const SEEN: readonly (readonly [Graha, readonly number[]])[] = [
  ['jupiter', [0, 4, 6, 8]],
  ['saturn', [0, 2, 6, 9]],
]

/** Who owns the house of a kind or stands in it, counted from the lagna of a varga. */
function ofHouse({ longitudes, lagna }: KnownBirth, { house, varga }: Place): Graha[] {
  const sign = (vargaRashi(lagna, varga) + house - 1) % 12
  return GRAHAS.filter((graha) => RULERS[sign] === graha || vargaRashi(longitudes[graha], varga) === sign)
}

/**
 * The rule of the synthetic events: of forty days of the life, the one on which most of these are true: the lords of antardasha
 * and pratyantardasha own or occupy the house of the event in the rashi, those of antardasha, pratyantardasha and sukshma dasha in
 * its varga, and Jupiter and Saturn both stand in the house or aspect it.
 */
function eventByRule(birth: KnownBirth, chance: () => number): DatedEvent {
  const kind = anyKind(chance)
  const place = PLACES[kind]
  const [inRashi, inVarga] = [ofHouse(birth, { ...place, varga: 1 }), ofHouse(birth, place)]
  const sign = Math.floor(birth.lagna / 30) + place.house - 1
  const dasha = vimshottari({ moonLongitude: birth.longitudes.moon, birthJdUt: birth.jdUt })
  const truths = (day: number) => {
    const [, antar, pratyantar, sukshma] = findRunningPeriods(dasha, day + 0.5, 4)?.at(-1)?.lords ?? []
    const isOneOf = (grahas: readonly Graha[], lord?: Graha) => Number(lord !== undefined && grahas.includes(lord))
    const isSeen = SEEN.every(([graha, aspects]) => {
      const from = Math.floor(grahaLongitude(graha, day + 0.5, {}) / 30)
      return aspects.some((steps) => (from + steps) % 12 === sign % 12)
    })
    const [byRashi, byVarga] = [
      [antar, pratyantar],
      [antar, pratyantar, sukshma],
    ]
    return [
      ...byRashi.map((lord) => isOneOf(inRashi, lord)),
      ...byVarga.map((lord) => isOneOf(inVarga, lord)),
      Number(isSeen),
    ].reduce((sum, truth) => sum + truth, 0)
  }
  const days = Array.from({ length: DAYS_TRIED }, () => anyDay(birth, chance)).map((day) => ({
    day,
    truths: truths(day),
  }))
  return eventOn(kind, days.reduce((best, each) => (each.truths > best.truths ? each : best)).day)
}

/** The birth was recorded up to twenty minutes early or late. */
function rectified(makeEvent: (birth: KnownBirth, chance: () => number) => DatedEvent, seed: number) {
  const chance = chanceFrom(seed)
  return Array.from({ length: BIRTHS }, () => {
    const birth = anyBirth(chance)
    const truth = Math.round((2 * chance() - 1) * MINUTES)
    const events = Array.from({ length: EVENTS }, () => makeEvent(birth, chance))
    const { jdUt, lat, lon } = birth
    return { truth, result: weighed({ jdUt: jdUt - truth / 1440, lat, lon, events, minutesEitherSide: MINUTES }) }
  })
}

function weighed(
  input: Pick<RectificationInput, 'jdUt' | 'lat' | 'lon' | 'events' | 'minutesEitherSide'>,
): Rectification {
  const outcome = rectify({ untilJdUt: TODAY, ...input })
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

const widthOf = ({ span }: Rectification) => span.until - span.from + 1

test('the true minute of 100 births lies in the span of at least 75; a flat curve states none and counts as a miss', () => {
  const births = rectified(eventByRule, 40)
  const stated = births.filter(({ result }) => !result.isFlat)
  const found = stated.filter(({ truth, result: { span } }) => span.from <= truth && truth <= span.until)
  const widths = stated.map(({ result }) => widthOf(result)).sort((a, b) => a - b)

  expect(found.length).toBeGreaterThanOrEqual(75)
  expect(widths[Math.floor(widths.length / 2)]).toBeLessThan(MINUTES)
}, 300_000)

test('with random events the curve is flat', () => {
  const births = rectified((birth, chance) => eventOn(anyKind(chance), anyDay(birth, chance)), 41)

  expect(births.filter(({ result }) => result.isFlat).length).toBeGreaterThanOrEqual(90)
}, 300_000)

const SAMPLE = { jdUt: 2447950.46875, lat: 12.2958, lon: 76.6394, minutesEitherSide: 5 }
const MARRIAGE = eventOn('marriage', 2457154.5)

test('the shares of all minutes are 1, and those of the span at least four fifths', () => {
  const { minutes, span } = weighed({ ...SAMPLE, events: [MARRIAGE, eventOn('work', 2455300.5)] })
  const within = minutes.filter(({ offset }) => offset >= span.from && offset <= span.until)

  expect(minutes.map(({ offset }) => offset)).toEqual(Array.from({ length: 11 }, (_, index) => index - 5))
  expect(minutes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  expect(within.reduce((sum, { share }) => sum + share, 0)).toBeGreaterThanOrEqual(0.8)
})

test('an event says less with a smaller weight, and nothing with none', () => {
  const factorsOf = (weight: number) =>
    weighed({ ...SAMPLE, events: [{ ...MARRIAGE, weight }] }).minutes.map(
      ({ events }) => events[0]?.factor ?? Number.NaN,
    )
  const [whole, half, none] = [factorsOf(1), factorsOf(0.5), factorsOf(0)]

  expect(new Set(none)).toEqual(new Set([1]))
  for (const [index, factor] of half.entries()) expect(factor ** 2).toBeCloseTo(whole[index] ?? 0, 9)
})

test('an event of which only the year is known says less than one of a day', () => {
  const spread = (event: DatedEvent) => {
    const factors = weighed({ ...SAMPLE, events: [event] }).minutes.map(({ events }) => events[0]?.factor ?? 1)
    return Math.max(...factors) / Math.min(...factors)
  }
  expect(spread({ ...MARRIAGE, endJdUt: MARRIAGE.startJdUt + 365 })).toBeLessThan(spread(MARRIAGE))
})

test('refuses what it cannot weigh', () => {
  const refusal = (change: Partial<RectificationInput>) =>
    rectify({ ...SAMPLE, untilJdUt: TODAY, events: [MARRIAGE], ...change })

  expect(refusal({ events: [] })).toEqual({ ok: false, refusal: 'no-events' })
  expect(refusal({ minutesEitherSide: 721 })).toEqual({ ok: false, refusal: 'too-many-minutes' })
  expect(refusal({ lat: 91 })).toEqual({ ok: false, refusal: 'latitude-outside-90' })
  expect(refusal({ untilJdUt: 3e6 })).toEqual({ ok: false, refusal: 'outside-1900-2100' })
})

test('the lords at a place in the cycle are those of the running periods', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 359.99, noNaN: true }),
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      (moonLongitude, place) => {
        const dasha = vimshottari({ moonLongitude, birthJdUt: SAMPLE.jdUt })
        const [first] = dasha.periods
        if (!first) throw new Error('A dasha has periods.')
        const years = place * 120
        const at = first.startJdUt + years * dasha.yearDays
        const expected = findRunningPeriods(dasha, at, 4)?.at(-1)
        if (!expected) throw new Error('The date is within the cycle.')
        // Within a second of a change either is right.
        fc.pre(at - expected.startJdUt > 1e-5 && expected.endJdUt - at > 1e-5)
        const firstShare = Math.floor(moonLongitude / (360 / 27) + 1e-12) % 9
        expect(lordsAt(firstShare, years, 4)).toEqual(expected.lords)
      },
    ),
  )
})
