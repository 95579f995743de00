import { type JdSpan, partOf, type SunlitDay } from '../panchanga/day-parts.ts'
import type { JulianDay } from '../time/julian-day.ts'

const MUHURTAS = 15
const GHATI_DAYS = 1 / 60

/**
 * The dur muhurtas of Sunday to Saturday, as most almanacs print them after Muhurta Chintamani: which fifteenths of
 * daylight, and on Tuesday also the seventh of the night.
 */
const DUR_MUHURTAS: readonly { day: readonly number[]; night?: number }[] = [
  { day: [14] },
  { day: [9, 12] },
  { day: [4], night: 7 },
  { day: [8] },
  { day: [6, 12] },
  { day: [4, 9] },
  { day: [1, 2] },
]

/** The inauspicious muhurtas of a weekday, in order. */
export function durMuhurtas({ sunrise, sunset, nextSunrise }: SunlitDay, vara: number): JdSpan[] {
  const { day = [], night } = DUR_MUHURTAS[vara] ?? {}
  const byDay = day.map((muhurta) => partOf(sunrise, sunset, MUHURTAS, muhurta - 1))
  return night === undefined ? byDay : [...byDay, partOf(sunset, nextSunrise, MUHURTAS, night - 1)]
}

/** The last but one of the fifteen muhurtas of the night that ends at sunrise. */
export function brahmaMuhurta(lastSunset: JulianDay, sunrise: JulianDay): JdSpan {
  return partOf(lastSunset, sunrise, MUHURTAS, MUHURTAS - 2)
}

/** The dust of the returning cattle: half a ghati (12 minutes) on either side of sunset. */
export function godhuli(sunset: JulianDay): JdSpan {
  return { startJdUt: sunset - GHATI_DAYS / 2, endJdUt: sunset + GHATI_DAYS / 2 }
}
