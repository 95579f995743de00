/** Lunar months end at the new moon (amanta: the south and the west) or at the full moon (purnimanta: the north). */
const MONTH_RECKONINGS = ['amanta', 'purnimanta'] as const

export type MonthReckoning = (typeof MONTH_RECKONINGS)[number]

export function isMonthReckoning(value: unknown): value is MonthReckoning {
  return MONTH_RECKONINGS.some((each) => each === value)
}

const MONTHS = 12
const DARK_HALF = 15

/** The number of the month that a family names. In the north the dark half, but of an extra month, is called by the next. */
export function namedMonth(amanta: number, { tithi, isAdhika = false }: DayOfMonth, reckoning: MonthReckoning): number {
  const isNamedLater = reckoning === 'purnimanta' && tithi >= DARK_HALF && !isAdhika
  return isNamedLater ? (amanta + 1) % MONTHS : amanta
}

type DayOfMonth = { readonly tithi: number; readonly isAdhika?: boolean }

/** The amanta month of a month as a family names it. */
export function amantaMonth(named: number, tithi: number, reckoning: MonthReckoning): number {
  return reckoning === 'purnimanta' && tithi >= DARK_HALF ? (named + MONTHS - 1) % MONTHS : named
}
