import type { JdSpan } from '../panchanga/day-parts.ts'
import type { LunarMonth } from '../panchanga/months.ts'
import { type AlmanacYear, dayAfter, dayBefore, type FestivalDay } from './almanac-year.ts'
import { partSpan } from './part-of-day.ts'

/** The fasts of one Ekadashi: of householders, and of those who follow the Vaishnava rules. */
type EkadashiFasts = { smarta: FestivalDay; vaishnava: FestivalDay }

const EKADASHI = 10
const DWADASHI = 11
export const PAKSHA_TITHIS = 15

/**
 * The days of an Ekadashi, bright (0) or dark (15), after Dharmasindhu as Drik Panchang practises it.
 *
 * - At no sunrise: householders fast on the day it falls in, Vaishnavas on the next.
 * - At two sunrises: both on the second; householders on the first when Dwadashi meets no sunrise after them.
 * - At one sunrise: both on that day, with three exceptions. When Dwadashi meets no sunrise, so that the fast could not be
 *   broken in it, householders fast a day earlier. When Dashami touches the dawn, or Dwadashi meets two sunrises,
 *   Vaishnavas fast a day later.
 */
export function ekadashiFasts(month: LunarMonth, paksha: 0 | 15, year: AlmanacYear): EkadashiFasts {
  const ekadashi = year.tithiOf(month, paksha + EKADASHI)
  const dwadashi = year.tithiOf(month, paksha + DWADASHI)
  const first = year.dayAt(ekadashi.startJdUt)
  const day = first.sunrise >= ekadashi.startJdUt ? first : dayAfter(first, year)
  if (day.sunrise >= ekadashi.endJdUt) return { smarta: dayBefore(day, year), vaishnava: day }

  const next = dayAfter(day, year)
  if (next.sunrise < ekadashi.endJdUt) {
    const isDwadashiLost = dayAfter(next, year).sunrise >= dwadashi.endJdUt
    return { smarta: isDwadashiLost ? day : next, vaishnava: next }
  }
  const isDwadashiLost = next.sunrise >= dwadashi.endJdUt
  const isDwadashiLong = dayAfter(next, year).sunrise < dwadashi.endJdUt
  const isTouchedByDashami = ekadashi.startJdUt > partSpan('dawn', day, year).startJdUt
  if (isDwadashiLost) return { smarta: dayBefore(day, year), vaishnava: day }
  return { smarta: day, vaishnava: isTouchedByDashami || isDwadashiLong ? next : day }
}

/** The Ekadashis, bright and dark, of the amanta months from Chaitra, as their ids begin. */
export const EKADASHIS_BY_MONTH = [
  ['kamada', 'varuthini'],
  ['mohini', 'apara'],
  ['nirjala', 'yogini'],
  ['devashayani', 'kamika'],
  ['shravana-putrada', 'aja'],
  ['parivartini', 'indira'],
  ['papankusha', 'rama'],
  ['devutthana', 'utpanna'],
  ['mokshada', 'saphala'],
  ['pausha-putrada', 'shattila'],
  ['jaya', 'vijaya'],
  ['amalaki', 'papamochani'],
] as const
/** Those of an adhika month. */
export const ADHIKA_EKADASHIS = ['padmini', 'parama'] as const

export type EkadashiName = (typeof EKADASHIS_BY_MONTH)[number][0 | 1] | (typeof ADHIKA_EKADASHIS)[0 | 1]

/** Other spellings in use. */
const ALIASES: Record<string, string> = {
  devshayani: 'devashayani',
  parsva: 'parivartini',
  parshva: 'parivartini',
  devuthani: 'devutthana',
  devutthani: 'devutthana',
  prabodhini: 'devutthana',
  safala: 'saphala',
  utpana: 'utpanna',
  shatila: 'shattila',
  sattila: 'shattila',
  paapankusha: 'papankusha',
}

function letters(name: string): string {
  const plain = name.toLowerCase().replace(/ekadashi|[^a-z]/g, '')
  return ALIASES[plain] ?? plain
}

type NamedEkadashi = EkadashiFasts & { name: string; dwadashi: JdSpan }

/** Every Ekadashi of the lunar months that touch the year, in order. */
export function listEkadashis(year: AlmanacYear): NamedEkadashi[] {
  return year.months.flatMap((month) => {
    const [bright = '', dark = ''] = month.isAdhika ? ADHIKA_EKADASHIS : (EKADASHIS_BY_MONTH[month.amanta] ?? [])
    const named = (name: string, paksha: 0 | 15) => ({
      name,
      ...ekadashiFasts(month, paksha, year),
      dwadashi: year.tithiOf(month, paksha + DWADASHI),
    })
    return [named(bright, 0), named(dark, PAKSHA_TITHIS)]
  })
}

/** Whether a name, in any usual spelling, is that of an Ekadashi. */
export function isSameEkadashi(one: string, other: string): boolean {
  return letters(one) === letters(other)
}
