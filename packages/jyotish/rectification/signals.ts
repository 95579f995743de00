import { normalizeDegrees, normalizeSignedDegrees } from '../angles.ts'
import { grahaLongitude } from '../chart/graha-longitude.ts'
import { DASHA_SCHEMES } from '../dashas/scheme.ts'
import { type DashaYearDays, DEFAULT_DASHA_YEAR } from '../dashas/year.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { vargaRashi } from '../vargas/varga.ts'
import { fullDrishtiHouses } from '../zodiac/drishti.ts'
import { nakshatraAt } from '../zodiac/nakshatra.ts'
import { houseFrom, RASHI_INDEXES, type RashiIndex, rashiAt, rashiOfHouse } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'
import { EVENT_RULES, RECTIFYING_KINDS, type RectifyingKind } from './event-rules.ts'
import { lordsAt } from './lords-at.ts'

/**
 * What ties a date to a minute of birth. Each has a strength from 0 to 1:
 * - `dasha-houses`: lords of mahadasha, antardasha and pratyantardasha who own or occupy a house of the event from the lagna,
 *   or are its karaka;
 * - `dasha-varga`: lords of antardasha, pratyantardasha and sukshma dasha who own or occupy such a house from the lagna of the
 *   event's varga;
 * - `double-transit`: Jupiter and Saturn both stand in, or aspect, the main house or the sign of its lord (K. N. Rao);
 * - `angle-transit`: Jupiter, Saturn or a node passes within 3° of the lagna or of the point opposite it.
 */
export const RECTIFYING_SIGNALS = ['dasha-houses', 'dasha-varga', 'double-transit', 'angle-transit'] as const

export type RectifyingSignal = (typeof RECTIFYING_SIGNALS)[number]

export type SignalStrengths = Readonly<Record<RectifyingSignal, number>>

/**
 * How many times likelier an event is on a day with the full signal than on one without it. These are assumed: no count of
 * known births stands behind them.
 */
export const SIGNAL_FACTORS: SignalStrengths = {
  'dasha-houses': 4,
  'dasha-varga': 5,
  'double-transit': 2,
  'angle-transit': 2,
}

/** A house other than the main one counts half. */
const OTHER_HOUSE = 0.5
const ANGLE_ORB = 3
const DASHA_LEVELS_USED = 4

/** What the signals need of the sky on a day; the same for every minute of birth. */
export type EventSky = {
  readonly jdUt: JulianDay
  /** Of Jupiter, Saturn and Rahu. */
  readonly longitudes: readonly number[]
  /** For each sign, whether Jupiter and whether Saturn stands in it or aspects it. */
  readonly jupiterOn: readonly boolean[]
  readonly saturnOn: readonly boolean[]
}

export function eventSkyAt(jdUt: JulianDay, options: SkyOptions): EventSky {
  const at = (graha: Graha) => grahaLongitude(graha, jdUt, options)
  const [jupiter, saturn] = [at('jupiter'), at('saturn')]
  return {
    jdUt,
    longitudes: [jupiter, saturn, at('rahu')],
    jupiterOn: touchedFrom('jupiter', rashiAt(jupiter)),
    saturnOn: touchedFrom('saturn', rashiAt(saturn)),
  }
}

function touchedFrom(graha: Graha, sign: RashiIndex): boolean[] {
  const houses = [1, ...fullDrishtiHouses(graha)]
  return RASHI_INDEXES.map((target) => houses.includes(houseFrom(sign, target)))
}

export type BirthMinute = {
  readonly jdUt: JulianDay
  readonly lagna: number
  readonly longitudes: Readonly<Record<Graha, number>>
}

type Connections = Readonly<Record<Graha, number>>

/** A birth at one minute, ready to be asked about many dates. */
export type PreparedMinute = BirthMinute & {
  readonly firstShare: number
  readonly cycleStart: JulianDay
  readonly yearDays: number
  readonly byKind: Readonly<Record<RectifyingKind, KindConnections>>
}

type KindConnections = {
  readonly houses: Connections
  readonly varga: Connections
  /** The main house and the sign of its lord. */
  readonly transitSigns: readonly RashiIndex[]
}

export function prepareMinute(birth: BirthMinute, yearDays: DashaYearDays = DEFAULT_DASHA_YEAR): PreparedMinute {
  const { nakshatra, fractionElapsed } = nakshatraAt(birth.longitudes.moon)
  const firstShare = nakshatra % 9
  const years = DASHA_SCHEMES.vimshottari.shares[firstShare]?.years ?? 0
  return {
    ...birth,
    firstShare,
    cycleStart: birth.jdUt - fractionElapsed * years * yearDays,
    yearDays,
    byKind: Object.fromEntries(RECTIFYING_KINDS.map((kind) => [kind, connectionsOf(birth, kind)])) as Record<
      RectifyingKind,
      KindConnections
    >,
  }
}

function connectionsOf({ lagna, longitudes }: BirthMinute, kind: RectifyingKind): KindConnections {
  const { houses, karaka, varga } = EVENT_RULES[kind]
  const mainSign = rashiOfHouse(rashiAt(lagna), houses[0])
  const inVarga = connected(houses, vargaRashi(lagna, varga), (graha) => vargaRashi(longitudes[graha], varga))
  const inHouses = connected(houses, rashiAt(lagna), (graha) => rashiAt(longitudes[graha]))
  return {
    houses: { ...inHouses, [karaka]: Math.max(inHouses[karaka], OTHER_HOUSE) },
    varga: inVarga,
    transitSigns: [mainSign, rashiAt(longitudes[lordOf(mainSign)])],
  }
}

/** How far each graha owns or occupies one of the houses. */
function connected(houses: readonly number[], lagna: RashiIndex, signOf: (graha: Graha) => RashiIndex): Connections {
  const worth = (house: number) => (house === houses[0] ? 1 : houses.includes(house) ? OTHER_HOUSE : 0)
  const strengths = Object.fromEntries(GRAHAS.map((graha) => [graha, worth(houseFrom(lagna, signOf(graha)))]))
  for (const house of houses) {
    const lord = lordOf(rashiOfHouse(lagna, house as 1))
    strengths[lord] = Math.max(strengths[lord] ?? 0, worth(house))
  }
  return strengths as Record<Graha, number>
}

/** What a day says at a minute of birth, whatever the kind of event. */
export type DayAtMinute = { readonly sky: EventSky; readonly lords: readonly Graha[]; readonly angle: number }

export function dayAtMinute(minute: PreparedMinute, sky: EventSky): DayAtMinute {
  const years = (sky.jdUt - minute.cycleStart) / minute.yearDays
  return {
    sky,
    lords: lordsAt(minute.firstShare, years, DASHA_LEVELS_USED),
    angle: Math.max(...sky.longitudes.map((longitude) => nearness(longitude, minute.lagna))),
  }
}

/** The strengths of the signals for an event of a kind on a day. */
export function signalsOn(
  minute: PreparedMinute,
  kind: RectifyingKind,
  { sky, lords, angle }: DayAtMinute,
): SignalStrengths {
  const { houses, varga, transitSigns } = minute.byKind[kind]
  const isTouched = (on: readonly boolean[]) => transitSigns.some((sign) => on[sign])
  return {
    'dasha-houses': shareOf(lords, 0, houses),
    'dasha-varga': shareOf(lords, 1, varga),
    'double-transit': isTouched(sky.jupiterOn) && isTouched(sky.saturnOn) ? 1 : 0,
    'angle-transit': angle,
  }
}

const LORDS_IN_SIGNAL = 3

function shareOf(lords: readonly Graha[], from: number, connections: Connections): number {
  let sum = 0
  for (let level = from; level < from + LORDS_IN_SIGNAL; level++) {
    const lord = lords[level]
    if (lord) sum += connections[lord]
  }
  return sum / LORDS_IN_SIGNAL
}

/** 1 on the lagna or opposite it, 0 from the orb on. Rahu opposite it is Ketu on it. */
function nearness(longitude: number, lagna: number): number {
  const fromLagna = Math.abs(normalizeSignedDegrees(longitude - normalizeDegrees(lagna)))
  const distance = Math.min(fromLagna, 180 - fromLagna)
  return Math.max(0, 1 - distance / ANGLE_ORB)
}

/** How many times likelier than on a day without any signal. */
export function likelihood(strengths: SignalStrengths): number {
  let exponent = 0
  for (const signal of RECTIFYING_SIGNALS) exponent += strengths[signal] * LOG_FACTORS[signal]
  return Math.exp(exponent)
}

const LOG_FACTORS = Object.fromEntries(
  RECTIFYING_SIGNALS.map((signal) => [signal, Math.log(SIGNAL_FACTORS[signal])]),
) as SignalStrengths
