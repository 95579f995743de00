import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** "in 20 minutes", "in 5 hours", "in 3 days"; undefined once it has begun. */
export function startsInText(startsAt: Date, now: Date): string | undefined {
  const left = startsAt.getTime() - now.getTime()
  if (left <= 0) return undefined
  if (left < HOUR_MS) return counted(Math.ceil(left / MINUTE_MS), 'minute')
  if (left < DAY_MS) return counted(Math.round(left / HOUR_MS), 'hour')
  return counted(Math.round(left / DAY_MS), 'day')
}

function counted(count: number, unit: string): string {
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}
