import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { plural } from './grammar.ts'

/** "just now", "20 min", "2 h", "3 days". */
export function ageText(since: Date, now: Date): string {
  return spanText(since, now) ?? 'just now'
}

/** "27 days old". */
export function ageInWords(since: Date, now: Date): string {
  const span = spanText(since, now)
  return span === undefined ? 'just now' : `${span} old`
}

/** "Unpaid for 20 min". */
export function unpaidText(bookedAt: Date, now: Date): string {
  const span = spanText(bookedAt, now)
  return span === undefined ? 'Unpaid, booked just now' : `Unpaid for ${span}`
}

/** Undefined below a minute. */
function spanText(since: Date, now: Date): string | undefined {
  const ms = now.getTime() - since.getTime()
  if (ms < MINUTE_MS) return undefined
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`
  const days = Math.floor(ms / DAY_MS)
  return plural(days, '1 day', `${days} days`)
}
