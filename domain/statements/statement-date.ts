import { DAY_MS } from '#domain/time/durations.ts'
import { type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const TIME = /[ t,]+\d{1,2}:\d{2}(:\d{2})?(\s*[ap]\.?m\.?)?$/i
const TIME_ALONE = /^\d{1,2}:\d{2}(:\d{2})?(\s*[ap]\.?m\.?)?$/i
const IN_NUMBERS = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/
const NAMED_MONTH = /^(\d{1,2})[/. -]?([a-z]{3})[a-z]*[/. ,-]*(\d{4}|\d{2})$/i
/** "Nov 17, 2026", as payment apps write it. */
const MONTH_BEFORE_DAY = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i
/** A spreadsheet's count of days since 1900, where a cell lost its date format. */
const SERIAL = /^\d{5}(\.\d+)?$/
const YEAR_FIRST = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/

/** Whether "05/06/2026" is in June or in May. Indian banks write the day first; a spreadsheet may have changed that. */
export type DateOrder = 'day-first' | 'month-first'

/** A file has its month first if some date can only be read so, and none can only be read the usual way. */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  const dates = cells.map((cell) => IN_NUMBERS.exec(withoutTime(cell)) ?? [])
  const isAfterTwelve = (part: string | undefined) => Number(part ?? 0) > 12
  const isMonthFirst =
    dates.some(([, , second]) => isAfterTwelve(second)) && !dates.some(([, first]) => isAfterTwelve(first))
  return isMonthFirst ? 'month-first' : 'day-first'
}

/** The date of a line. */
export function readStatementDate(cell: string, order: DateOrder = 'day-first'): IsoDate | undefined {
  const text = withoutTime(cell)
  return inNumbers(text, order) ?? namedMonth(text) ?? monthBeforeDay(text) ?? yearFirst(text) ?? serial(text)
}

/** Payment apps print the time below the date, in a line of its own. */
export function isTimeAlone(cell: string): boolean {
  return TIME_ALONE.test(plainSpaces(cell))
}

function withoutTime(cell: string): string {
  return plainSpaces(cell).replace(TIME, '').trim()
}

/** Some programs write a narrow space between the time and "PM". */
function plainSpaces(cell: string): string {
  return cell.replaceAll(/[\u00a0\u2009\u202f]/g, ' ').trim()
}

function inNumbers(text: string, order: DateOrder): IsoDate | undefined {
  const [, first, second, year] = IN_NUMBERS.exec(text) ?? []
  return order === 'day-first' ? dateOf(year, second, first) : dateOf(year, first, second)
}

function namedMonth(text: string): IsoDate | undefined {
  const [, day, name, year] = NAMED_MONTH.exec(text) ?? []
  const month = MONTHS.indexOf(name?.toLowerCase() ?? '') + 1
  return month === 0 ? undefined : dateOf(year, String(month), day)
}

function monthBeforeDay(text: string): IsoDate | undefined {
  const [, name, day, year] = MONTH_BEFORE_DAY.exec(text) ?? []
  const month = MONTHS.indexOf(name?.toLowerCase() ?? '') + 1
  return month === 0 ? undefined : dateOf(year, String(month), day)
}

function yearFirst(text: string): IsoDate | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  return dateOf(year, month, day)
}

const SERIAL_OF_1970 = 25_569

function serial(text: string): IsoDate | undefined {
  if (!SERIAL.test(text)) return undefined
  const date = new Date((Math.floor(Number(text)) - SERIAL_OF_1970) * DAY_MS).toISOString().slice(0, 10)
  return date.startsWith('20') ? date : undefined
}

function dateOf(year: string | undefined, month: string | undefined, day: string | undefined): IsoDate | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : undefined
}
