const PRACTICE_TIME_ZONE = 'Asia/Kolkata'

/** A moment as the reader's own clock shows it, with the zone named: "Friday, 1 May 2026 at 5:30 pm (IST)". */
export function momentInWords(isoInstant: string, timeZone: string): string {
  const instant = new Date(isoInstant)
  const zone = isTimeZone(timeZone) ? timeZone : PRACTICE_TIME_ZONE

  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: zone }).format(instant)
  const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: zone })
  return `${day} at ${clock.format(instant)} (${zoneName(instant, zone)})`
}

/** A zone that this machine does not know must not keep a letter from being sent. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

function zoneName(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' }).formatToParts(instant)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}
