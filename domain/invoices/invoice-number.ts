import { istDate } from '#domain/india-time.ts'

/** Invoices and credit notes have separate series, as the law requires. */
export type InvoiceSeries = 'MU' | 'CN'

/** "26-27": 1 April to 31 March in India. */
export type FinancialYear = string

const FIRST_MONTH = 4
const SHORTEST_COUNT = 5
/** Rule 46 allows 16 characters; the series and the year take nine of them. */
const LAST_NUMBER = 9_999_999

export function financialYearOf(instant: Date): FinancialYear {
  const [year = 0, month = 0] = istDate(instant).split('-').map(Number)
  const first = month >= FIRST_MONTH ? year : year - 1
  return `${lastTwoDigits(first)}-${lastTwoDigits(first + 1)}`
}

/** "MU/26-27/00042": at most 16 characters, consecutive and unique in its financial year. */
export function invoiceNumber(series: InvoiceSeries, year: FinancialYear, count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > LAST_NUMBER) {
    throw new RangeError(`${count} is not a valid invoice count`)
  }
  return `${series}/${year}/${String(count).padStart(SHORTEST_COUNT, '0')}`
}

function lastTwoDigits(year: number): string {
  return String(year % 100).padStart(2, '0')
}
