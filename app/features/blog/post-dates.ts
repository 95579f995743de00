const PRACTICE_TIME_ZONE = 'Asia/Kolkata'

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: PRACTICE_TIME_ZONE })
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: PRACTICE_TIME_ZONE })
const minute = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: PRACTICE_TIME_ZONE,
})

/** "May 4, 2026" in full: the date of a post. */
export function longDate(moment: Date): string {
  return long.format(moment)
}

/** "May 4, 2026", short months: cards and tables. */
export function mediumDate(moment: Date): string {
  return medium.format(moment)
}

/** With the time of day, by the clock of the practice. */
export function dateAndTime(moment: Date): string {
  return `${minute.format(moment)} IST`
}
