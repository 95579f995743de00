import type { IsoDate } from './india-time.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating a format is a thousand times slower than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known

  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** Seconds by which a zone is ahead of UTC at an instant, with its history. */
export function zoneOffsetSeconds(utcMs: number, timeZone: string): number {
  const wholeSeconds = Math.floor(utcMs / 1000) * 1000
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(wholeSeconds)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return (Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds) / 1000
}

/** The calendar day in a zone at an instant. */
export function dateIn(instant: Date | number, timeZone: string): IsoDate {
  const ms = Number(instant)
  return new Date(ms + zoneOffsetSeconds(ms, timeZone) * 1000).toISOString().slice(0, 10)
}
