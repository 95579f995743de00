import { accepted, type Outcome, refused } from '../outcome.ts'
import { partOf, type Span } from '../panchanga/day-parts.ts'
import type { LuminaryTrack } from '../sky/luminary-track.ts'
import { type AlmanacYear, almanacYear, dayAfter, type FestivalDay, type FestivalPlace } from './almanac-year.ts'
import { isSameEkadashi, listEkadashis } from './ekadashi.ts'
import type { FestivalRefusal, Tradition } from './festival-dates.ts'

const FIFTHS = 5

/**
 * When a fast is broken on the day after it, as Drik Panchang prints it: in the first fifth of daylight, after Hari Vasara
 * (the first quarter of Dvadashi) and before Dvadashi ends. If Hari Vasara lasts longer, the midday is left out too and it is
 * broken in the fourth fifth, unless Dvadashi ends before.
 */
function paranaAfter(fast: FestivalDay, dvadashi: Span, year: AlmanacYear): Span {
  const { sunrise, sunset } = dayAfter(fast, year)
  const morning = partOf(sunrise, sunset, FIFTHS, 0)
  if (dvadashi.endJdUt <= sunrise) return morning
  const hariVasaraEnd = dvadashi.startJdUt + (dvadashi.endJdUt - dvadashi.startJdUt) / 4
  const startJdUt = Math.max(sunrise, hariVasaraEnd)
  if (startJdUt < morning.endJdUt) return { startJdUt, endJdUt: Math.min(morning.endJdUt, dvadashi.endJdUt) }
  const afternoon = partOf(sunrise, sunset, FIFTHS, 3)
  if (dvadashi.endJdUt <= afternoon.startJdUt) return { startJdUt, endJdUt: dvadashi.endJdUt }
  return { startJdUt: afternoon.startJdUt, endJdUt: Math.min(afternoon.endJdUt, dvadashi.endJdUt) }
}

type ParanaInput = FestivalPlace & { name: string; year: number }

/** When both fasts of the Ekadashi with a name are broken in a civil year. */
export function ekadashiParanas(
  input: ParanaInput,
  shared?: LuminaryTrack,
): Outcome<Record<Tradition, Span>, FestivalRefusal> {
  const year = almanacYear(input.year, input, shared)
  if (!year.ok) return year
  const found = listEkadashis(year.value).find(
    ({ name, smarta }) => isSameEkadashi(name, input.name) && year.value.dateOf(smarta).year === input.year,
  )
  if (!found) return refused('unknown-ekadashi')
  const parana = (fast: FestivalDay) => paranaAfter(fast, found.dvadashi, year.value)
  return accepted({ smarta: parana(found.smarta), vaishnava: parana(found.vaishnava) })
}
