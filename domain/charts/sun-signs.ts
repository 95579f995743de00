import type { IsoDate } from '#domain/time/india-time.ts'

export type SignElement = 'fire' | 'earth' | 'air' | 'water'

/** A tropical sun sign, as newspapers use it: counted from the equinox, not from the stars. Its texts are in `content`. */
export type SunSign = {
  /** Index in the zodiac, Aries = 0. */
  readonly index: number
  readonly element: SignElement
  /** First day; the sign lasts until the day before the next one's. */
  readonly from: readonly [month: number, day: number]
}

const FIRST_DAYS: readonly SunSign['from'][] = [
  [3, 21],
  [4, 20],
  [5, 21],
  [6, 21],
  [7, 23],
  [8, 23],
  [9, 23],
  [10, 23],
  [11, 22],
  [12, 22],
  [1, 20],
  [2, 19],
]

const ELEMENTS: readonly SignElement[] = ['fire', 'earth', 'air', 'water']

export const SUN_SIGNS: readonly SunSign[] = FIRST_DAYS.map((from, index) => ({
  index,
  element: ELEMENTS[index % 4] ?? 'fire',
  from,
}))

/** The sun sign of a date by the usual table; on its first and last day the exact time may give the neighbour. */
export function sunSignOf(date: IsoDate): SunSign {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  const isFrom = ({ from }: SunSign) => month === from[0] && day >= from[1]
  const isUntil = ({ index }: SunSign) => {
    const [nextMonth, nextDay] = SUN_SIGNS[(index + 1) % 12]?.from ?? [0, 0]
    return month === nextMonth && day < nextDay
  }
  const found = SUN_SIGNS.find((sign) => isFrom(sign) || isUntil(sign))
  if (!found) throw new RangeError(`${date} is not a date`)
  return found
}
