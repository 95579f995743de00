import { type IsoDate, isCalendarDate } from '#domain/india-time.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const TIME = /[ t]+\d{1,2}:\d{2}(:\d{2})?(\s*[ap]m)?$/i
const DAY_FIRST = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/
const NAMED_MONTH = /^(\d{1,2})[/. -]?([a-z]{3})[a-z]*[/. ,-]*(\d{4}|\d{2})$/i
const YEAR_FIRST = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/

/** The date of a line. The day comes before the month, as Indian banks write it. */
export function readStatementDate(cell: string): IsoDate | undefined {
  const text = cell.replaceAll('\u00a0', ' ').trim().replace(TIME, '').trim()
  return dayFirst(text) ?? namedMonth(text) ?? yearFirst(text)
}

function dayFirst(text: string): IsoDate | undefined {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? []
  return dateOf(year, month, day)
}

function namedMonth(text: string): IsoDate | undefined {
  const [, day, name, year] = NAMED_MONTH.exec(text) ?? []
  const month = MONTHS.indexOf(name?.toLowerCase() ?? '') + 1
  return month === 0 ? undefined : dateOf(year, String(month), day)
}

function yearFirst(text: string): IsoDate | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  return dateOf(year, month, day)
}

function dateOf(year: string | undefined, month: string | undefined, day: string | undefined): IsoDate | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : undefined
}
