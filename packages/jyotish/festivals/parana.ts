import { type JdSpan, partOf } from '../panchanga/day-parts.ts'
import { type AlmanacYear, dayAfter, type FestivalDay } from './almanac-year.ts'

const FIFTHS = 5

/** The first quarter of Dwadashi, in which no fast is broken. */
export function hariVasaraEnd(dwadashi: JdSpan): number {
  return dwadashi.startJdUt + (dwadashi.endJdUt - dwadashi.startJdUt) / 4
}

/**
 * When a fast is broken on the day after it, as Drik Panchang prints it: in the first fifth of daylight, after Hari Vasara
 * (the first quarter of Dwadashi) and before Dwadashi ends. If Hari Vasara lasts longer, the midday is left out too and it is
 * broken in the fourth fifth, unless Dwadashi ends before.
 */
export function paranaAfter(fast: FestivalDay, dwadashi: JdSpan, year: AlmanacYear): JdSpan {
  const { sunrise, sunset } = dayAfter(fast, year)
  const morning = partOf(sunrise, sunset, FIFTHS, 0)
  if (dwadashi.endJdUt <= sunrise) return morning
  const startJdUt = Math.max(sunrise, hariVasaraEnd(dwadashi))
  if (startJdUt < morning.endJdUt) return { startJdUt, endJdUt: Math.min(morning.endJdUt, dwadashi.endJdUt) }
  const afternoon = partOf(sunrise, sunset, FIFTHS, 3)
  if (dwadashi.endJdUt <= afternoon.startJdUt) return { startJdUt, endJdUt: dwadashi.endJdUt }
  return { startJdUt: afternoon.startJdUt, endJdUt: Math.min(afternoon.endJdUt, dwadashi.endJdUt) }
}
