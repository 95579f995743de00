import type { Degrees } from '../angles.ts'
import { type DashaYearDays, DEFAULT_DASHA_YEAR } from '../dashas/year.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { nakshatraAt } from '../zodiac/nakshatra.ts'
import type { RashiIndex } from '../zodiac/rashi.ts'
import { type KalachakraTurn, kalachakraTurn, SEQUENCES, SIGN_YEARS, sequenceIndex } from './sequences.ts'

export type KalachakraPeriod = {
  /** The sign of the period, the signs of its parents first. */
  signs: readonly RashiIndex[]
  /** The place of the sign among the nine of its pada. */
  place: number
  /** The pada among the eight of its turn whose nine signs are running. */
  sequence: number
  startJdUt: JulianDay
  endJdUt: JulianDay
}

export type KalachakraDasha = {
  turn: KalachakraTurn
  /** The signs of body and soul: first and last of the nine when savya, last and first when apasavya. */
  deha: RashiIndex
  jeeva: RashiIndex
  /** The years of the nine signs of the birth pada. */
  fullYears: number
  /** The signs of the birth pada, of which the first began before birth, and those of the next pada. */
  periods: KalachakraPeriod[]
}

export type KalachakraInput = { moonLongitude: Degrees; birthJdUt: JulianDay; yearDays?: DashaYearDays }

const PADAS = 8

const yearsOf = (rashi: RashiIndex) => SIGN_YEARS[rashi]
const sumOfYears = (signs: readonly RashiIndex[]) => signs.reduce<number>((sum, rashi) => sum + yearsOf(rashi), 0)

/** Nine periods of a pada from an instant; each ends exactly where the next begins. */
function periodsOf(turn: KalachakraTurn, sequence: number, startJdUt: JulianDay, yearDays: number): KalachakraPeriod[] {
  let before = 0
  return (SEQUENCES[turn][sequence] ?? []).map((rashi, place) => {
    const start = startJdUt + before * yearDays
    before += yearsOf(rashi)
    return { signs: [rashi], place, sequence, startJdUt: start, endJdUt: startJdUt + before * yearDays }
  })
}

/**
 * Kalachakra dasha from the Moon's pada (Brihat Parashara Hora Shastra, ch. 46). The travelled share of the pada has gone
 * from the years of all its nine signs; after them come those of the next pada of the same turn. Schools differ on the
 * balance and on what follows; this is the reading of P. V. R. Narasimha Rao.
 */
export function kalachakraDasha(input: KalachakraInput): KalachakraDasha {
  const { moonLongitude, birthJdUt, yearDays = DEFAULT_DASHA_YEAR } = input
  const { nakshatra, pada, fractionElapsed } = nakshatraAt(moonLongitude)
  const turn = kalachakraTurn(nakshatra)
  const sequence = sequenceIndex(nakshatra, pada)
  const signs = SEQUENCES[turn][sequence] ?? SEQUENCES.savya[0] ?? []
  const fullYears = sumOfYears(signs)
  const elapsedYears = (fractionElapsed * 4 - (pada - 1)) * fullYears
  const own = periodsOf(turn, sequence, birthJdUt - elapsedYears * yearDays, yearDays)
  const next = periodsOf(turn, (sequence + 1) % PADAS, own.at(-1)?.endJdUt ?? birthJdUt, yearDays)
  const [first = 0, last = 0] = [signs[0], signs.at(-1)]

  return {
    turn,
    deha: turn === 'savya' ? first : last,
    jeeva: turn === 'savya' ? last : first,
    fullYears,
    periods: [...own.filter(({ endJdUt }) => endJdUt > birthJdUt), ...next],
  }
}

/** The sub-periods: the nine signs of the pada from the period's own on, in proportion to their years. */
export function kalachakraSubPeriods({ turn }: KalachakraDasha, period: KalachakraPeriod): KalachakraPeriod[] {
  const nine = SEQUENCES[turn][period.sequence] ?? []
  const full = sumOfYears(nine)
  const span = period.endJdUt - period.startJdUt
  let years = 0
  let startJdUt = period.startJdUt

  return nine.map((_, index) => {
    const place = (period.place + index) % nine.length
    const rashi = nine[place] ?? 0
    years += yearsOf(rashi)
    const endJdUt = years === full ? period.endJdUt : period.startJdUt + (span * years) / full
    const child = { signs: [...period.signs, rashi], place, sequence: period.sequence, startJdUt, endJdUt }
    startJdUt = endJdUt
    return child
  })
}
