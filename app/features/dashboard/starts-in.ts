import { type Age, inTimeText } from '#content/words/ages.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** "in 20 minutes", "in 5 hours", "in 3 days"; undefined once it has begun. */
export function startsInText(startsAt: Date, now: Date): string | undefined {
  const left = startsAt.getTime() - now.getTime()
  return left <= 0 ? undefined : inTimeText(countOf(left))
}

function countOf(left: number): Age {
  if (left < HOUR_MS) return { count: Math.ceil(left / MINUTE_MS), unit: 'minute' }
  if (left < DAY_MS) return { count: Math.round(left / HOUR_MS), unit: 'hour' }
  return { count: Math.round(left / DAY_MS), unit: 'day' }
}
