/** The dasha year lengths in common use, in days. */
export const DASHA_YEARS = [
  { days: 365.25, name: 'julian' },
  { days: 365.256364, name: 'sidereal' },
  { days: 365.2425, name: 'gregorian' },
  { days: 365.24219, name: 'tropical' },
  { days: 360, name: 'savana' },
] as const

export type DashaYearName = (typeof DASHA_YEARS)[number]['name']

export type DashaYearDays = (typeof DASHA_YEARS)[number]['days']

export const DEFAULT_DASHA_YEAR: DashaYearDays = 365.25

export function isDashaYearDays(days: number): days is DashaYearDays {
  return DASHA_YEARS.some((year) => year.days === days)
}
