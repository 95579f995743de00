import { shortDate, shortDateTime } from '#content/words/dates.ts'
import { isCalendarDate } from '#domain/time/india-time.ts'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const INSTANT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g
const DATE = /\b\d{4}-\d{2}-\d{2}\b/g

/** Names a row for the program, and says nothing to a reader. */
export function isIdentifier(value: unknown): boolean {
  return typeof value === 'string' && value.replace(UUID, '') === '' && value !== ''
}

/** What the program wrote, with dates as people write them and without identifiers: "Nov 20, 2026, 10:00 AM IST". */
export function plainText(text: string): string {
  return text
    .replace(INSTANT, (instant) => shortDateTime(new Date(instant)))
    .replace(DATE, (date) => (isCalendarDate(date) ? shortDate(date) : date))
    .replace(UUID, '…')
}
