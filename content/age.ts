import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

export type Age = { readonly count: number; readonly unit: 'minute' | 'hour' | 'day' }

/** In its largest whole unit; undefined below a minute. */
export function ageOf(since: Date, now: Date): Age | undefined {
  const ms = now.getTime() - since.getTime()
  if (ms < MINUTE_MS) return undefined
  if (ms < HOUR_MS) return { count: Math.floor(ms / MINUTE_MS), unit: 'minute' }
  if (ms < DAY_MS) return { count: Math.floor(ms / HOUR_MS), unit: 'hour' }
  return { count: Math.floor(ms / DAY_MS), unit: 'day' }
}
