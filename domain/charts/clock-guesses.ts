import { BOMBAY_TIME_SECONDS, CALCUTTA_TIME_SECONDS, localMeanSeconds } from '#domain/births/birth-time.ts'
import { isIndianZone } from '#domain/time/india-time.ts'
import type { TimedChart } from './birth-chart.ts'

/** A way in which another program may have read the same clock time. */
export type ClockGuess = {
  readonly id: 'as-given' | 'hour-less' | 'hour-more' | 'indian' | 'greenwich' | 'local-mean' | 'bombay' | 'calcutta'
  readonly offsetSeconds: number
}

const HOUR = 3600
const INDIAN_STANDARD_SECONDS = 5.5 * HOUR

/** Each offset once, the chart's own first. City times only in India, where they were in use. */
export function listClockGuesses({ instant, place }: TimedChart): ClockGuess[] {
  const own = instant.offsetSeconds
  const guesses: ClockGuess[] = [
    { id: 'as-given', offsetSeconds: own },
    { id: 'hour-less', offsetSeconds: own - HOUR },
    { id: 'hour-more', offsetSeconds: own + HOUR },
    { id: 'indian', offsetSeconds: INDIAN_STANDARD_SECONDS },
    { id: 'greenwich', offsetSeconds: 0 },
    { id: 'local-mean', offsetSeconds: localMeanSeconds(place.lon) },
    ...(isIndianZone(place.timeZone)
      ? ([
          { id: 'bombay', offsetSeconds: BOMBAY_TIME_SECONDS },
          { id: 'calcutta', offsetSeconds: CALCUTTA_TIME_SECONDS },
        ] as const)
      : []),
  ]
  return guesses.filter(
    ({ offsetSeconds }, index) => guesses.findIndex((guess) => guess.offsetSeconds === offsetSeconds) === index,
  )
}
