import type { Degrees } from '../angles.ts'
import { grahaLongitude } from '../chart/graha-longitude.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import { type CivilDate, type JulianDay, julianDayOfDate } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { type NakshatraIndex, nakshatraLord } from '../zodiac/nakshatra.ts'
import { type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { type Change, listChanges } from './changes.ts'
import { padaCount } from './pada-count.ts'

/** Sidereal longitudes at the start and end of the day, in degrees, and all signs in between. */
export type GrahaRange = { start: Degrees; end: Degrees; rashis: RashiIndex[]; isRashiCertain: boolean }

/** A birth with an unknown time: no lagna, and the grahas as ranges over the day. */
export type UnknownTimeChart = {
  startJdUt: JulianDay
  endJdUt: JulianDay
  grahas: Record<Graha, GrahaRange>
  moon: {
    nakshatras: NakshatraIndex[]
    /** Pada changes; padas are numbered 0 to 107 through the zodiac. */
    padaChanges: Change<number>[]
    /** The possible first lords of Vimshottari. */
    dashaLords: Graha[]
  }
}

export type UnknownTimeInput = SkyOptions & { date: CivilDate; utcOffsetMinutes: number }

const MINUTES_PER_DAY = 1440
const STEP_DAYS = 1 / 24

function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)]
}

/** The grahas over a civil day, for a birth without a known time, 1900 to 2100. */
export function unknownTimeChart(input: UnknownTimeInput): Outcome<UnknownTimeChart, TimeRefusal> {
  const startJdUt = julianDayOfDate(input.date) - input.utcOffsetMinutes / MINUTES_PER_DAY
  const endJdUt = startJdUt + 1
  for (const jdUt of [startJdUt, endJdUt]) {
    const supported = checkSupported(jdUt)
    if (!supported.ok) return supported
  }

  const grahas = {} as Record<Graha, GrahaRange>
  for (const graha of GRAHAS) {
    const longitudeAt = (jdUt: JulianDay) => grahaLongitude(graha, jdUt, input)
    const changes = listChanges((jdUt) => rashiAt(longitudeAt(jdUt)), startJdUt, endJdUt, STEP_DAYS * 6)
    const start = longitudeAt(startJdUt)
    const rashis = unique([rashiAt(start), ...changes.map(({ to }) => to)])
    grahas[graha] = { start, end: longitudeAt(endJdUt), rashis, isRashiCertain: rashis.length === 1 }
  }

  const padaAt = (jdUt: JulianDay) => padaCount(grahaLongitude('moon', jdUt, input))
  const padaChanges = listChanges(padaAt, startJdUt, endJdUt, STEP_DAYS * 2)
  const padas = [padaCount(grahas.moon.start), ...padaChanges.map(({ to }) => to)]
  const nakshatras = unique(padas.map((pada) => Math.floor(pada / 4) as NakshatraIndex))
  const moon = { nakshatras, padaChanges, dashaLords: unique(nakshatras.map(nakshatraLord)) }
  return accepted({ startJdUt, endJdUt, grahas, moon })
}
