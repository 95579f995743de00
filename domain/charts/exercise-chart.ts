import { chosenChart, type ExerciseChart } from '@muhurta/jyotish/exercises'
import type { Birth } from '#domain/births/birth.ts'
import { readLocalTime } from '#domain/births/birth-time.ts'

/** The chart of a birth for exercises. Undefined without a time and a place, or where the clock does not give one instant. */
export function chartOfBirth({ time, place, ...birth }: Birth): ExerciseChart | undefined {
  if (time === null || place === null) return undefined
  const { lat, lon, timeZone } = place
  const read = readLocalTime({ ...birth, time, timeZone, lon })
  if (!read.ok) return undefined
  const { utcMs, offsetSeconds } = read.value
  const utc = new Date(utcMs).toISOString()
  const chart = chosenChart({ utc, lat, lon, utcOffsetMinutes: offsetSeconds / 60 })
  return chart.ok ? chart.value : undefined
}
