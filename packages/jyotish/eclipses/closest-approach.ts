import type { JulianDay } from '../time/julian-day.ts'

const SEARCH_DAYS = 0.25
const TOLERANCE_DAYS = 0.1 / 86400

/** When a distance with one minimum within six hours, or so many days, of an instant is least: halves of a falling and a rising slope. */
export function closestApproach(
  near: JulianDay,
  distanceAt: (jdUt: JulianDay) => number,
  withinDays = SEARCH_DAYS,
): JulianDay {
  let from = near - withinDays
  let until = near + withinDays
  while (until - from > TOLERANCE_DAYS) {
    const first = from + (until - from) / 3
    const second = until - (until - from) / 3
    if (distanceAt(first) < distanceAt(second)) until = second
    else from = first
  }
  return (from + until) / 2
}
