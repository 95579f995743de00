import { partOf, type Span } from '../panchanga/day-parts.ts'
import { type AlmanacYear, dayAfter, type FestivalDay } from './almanac-year.ts'

const FIFTHS = 5

/** The first quarter of Dvadashi, in which no fast is broken. */
export function hariVasaraEnd(dvadashi: Span): number {
  return dvadashi.startJdUt + (dvadashi.endJdUt - dvadashi.startJdUt) / 4
}

/**
 * When a fast is broken on the day after it, as Drik Panchang prints it: in the first fifth of daylight, after Hari Vasara
 * (the first quarter of Dvadashi) and before Dvadashi ends. If Hari Vasara lasts longer, the midday is left out too and it is
 * broken in the fourth fifth, unless Dvadashi ends before.
 */
export function paranaAfter(fast: FestivalDay, dvadashi: Span, year: AlmanacYear): Span {
  const { sunrise, sunset } = dayAfter(fast, year)
  const morning = partOf(sunrise, sunset, FIFTHS, 0)
  if (dvadashi.endJdUt <= sunrise) return morning
  const startJdUt = Math.max(sunrise, hariVasaraEnd(dvadashi))
  if (startJdUt < morning.endJdUt) return { startJdUt, endJdUt: Math.min(morning.endJdUt, dvadashi.endJdUt) }
  const afternoon = partOf(sunrise, sunset, FIFTHS, 3)
  if (dvadashi.endJdUt <= afternoon.startJdUt) return { startJdUt, endJdUt: dvadashi.endJdUt }
  return { startJdUt: afternoon.startJdUt, endJdUt: Math.min(afternoon.endJdUt, dvadashi.endJdUt) }
}
