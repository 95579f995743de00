import { shortDateTime } from '#domain/date-text.ts'
import { INDIA_TIME_ZONE, isIndianZone } from '#domain/india-time.ts'

/**
 * An instant in the reader's time zone, with the zone named, and in India's beside it where it differs: "Friday, May 1,
 * 2026 at 4:00 PM (GMT-4), which is May 2, 2026, 1:30 AM IST".
 */
export function formatInstant(isoInstant: string, timeZone: string): string {
  const instant = new Date(isoInstant)
  const { day, clock, zone } = formatsOf(timeZone)

  const zoneName = zone.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? timeZone
  const own = `${day.format(instant)} at ${clock.format(instant).toUpperCase()} (${zoneName})`
  return isIndianZone(zone.resolvedOptions().timeZone) ? own : `${own}, which is ${shortDateTime(instant)}`
}

type Formats = Readonly<Record<'day' | 'clock' | 'zone', Intl.DateTimeFormat>>

/** Creating a format costs far more than using it, and a practice has readers in few zones. */
const known = new Map<string, Formats>()
const MOST_KNOWN = 500

/** Falls back to Indian time: an unknown zone must not stop an email from being sent. */
function formatsOf(timeZone: string): Formats {
  const found = known.get(timeZone)
  if (found) return found

  const formats = makeFormats(timeZone) ?? formatsOf(INDIA_TIME_ZONE)
  if (known.size < MOST_KNOWN) known.set(timeZone, formats)
  return formats
}

function makeFormats(timeZone: string): Formats | undefined {
  try {
    return {
      day: new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }),
      clock: new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone }),
      zone: new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' }),
    }
  } catch {
    return undefined
  }
}
