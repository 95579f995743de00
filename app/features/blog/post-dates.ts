import { MONTHS } from '#app/content/months.ts'
import { PRACTICE_TIME_ZONE, practiceDate } from '#domain/practice-time.ts'

const minute = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: PRACTICE_TIME_ZONE,
})

/** "September 4, 2026": the date of a post. */
export function longDate(moment: Date): string {
  const { month, day, year } = partsOf(moment)
  return `${month} ${day}, ${year}`
}

/** "Sep 4, 2026": cards and tables. */
export function mediumDate(moment: Date): string {
  const { month, day, year } = partsOf(moment)
  return `${month.slice(0, 3)} ${day}, ${year}`
}

/** By hand: a list of posts would spend as long on asking Intl as on its query. */
function partsOf(moment: Date) {
  const [year = 0, month = 1, day = 1] = practiceDate(moment).split('-').map(Number)
  return { month: MONTHS[month - 1] ?? '', day, year }
}

/** With the time of day, by the clock of the practice. */
export function dateAndTime(moment: Date): string {
  return `${minute.format(moment)} IST`
}
