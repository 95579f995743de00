import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** The age of a claim: "just now", "20 min", "2 h", "3 days". */
export function ageText(since: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - since.getTime())
  if (age < MINUTE_MS) return 'just now'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`
  const days = Math.floor(age / DAY_MS)
  return days === 1 ? '1 day' : `${days} days`
}
