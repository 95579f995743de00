import type { JulianDay } from '../time/julian-day.ts'

const TOLERANCE_DAYS = 1e-6

/**
 * The end of the interval in which a monotonic function changes its sign, narrowed to 0.1 s or to other days. Every third
 * step halves the interval, the others take the chord.
 */
export function signChange(
  valueAt: (jdUt: JulianDay) => number,
  start: JulianDay,
  end: JulianDay,
  tolerance = TOLERANCE_DAYS,
): JulianDay {
  let [before, after] = [start, end]
  let [low, high] = [valueAt(before), valueAt(after)]
  const isRising = high >= low

  for (let step = 0; after - before > tolerance; step++) {
    const chord = before + ((after - before) * low) / (low - high)
    // Slightly past the root on either side in turn, so that the interval closes from both ends.
    const nudge = (step % 3 === 0 ? -1 : 1) * Math.min(tolerance, after - before) * 0.4
    const guess = step % 3 === 2 || !(chord > before && chord < after) ? (before + after) / 2 : chord + nudge
    const middle = guess > before && guess < after ? guess : (before + after) / 2
    const value = valueAt(middle)
    const isPast = isRising ? value >= 0 : value < 0
    if (isPast) {
      after = middle
      high = value
    } else {
      before = middle
      low = value
    }
  }
  return after
}
