import { istDate } from '#domain/time/india-time.ts'

/** Invoices and credit notes have separate series, as the law requires. The practice chooses what invoices begin with. */
export type InvoiceSeries = 'MU' | 'CN'

/** "26-27": 1 April to 31 March in India. */
export type FinancialYear = string

const FIRST_MONTH = 4
const SHORTEST_COUNT = 5
/** Of rule 46. */
const LONGEST_NUMBER = 16

export const CREDIT_NOTE_PREFIX = 'CN'
/** Leaves room for the year and five digits. */
export const LONGEST_PREFIX = 4
/** The highest number with which a practice can begin its year; it leaves room for more. */
export const LAST_FIRST_NUMBER = 90_000

/** Letters, digits, hyphens and slashes, as rule 46 allows. That of credit notes is taken. */
export function isInvoicePrefix(text: string): boolean {
  return /^[A-Z0-9]([A-Z0-9/-]{0,2}[A-Z0-9])?$/.test(text) && text !== CREDIT_NOTE_PREFIX
}

export function financialYearOf(instant: Date): FinancialYear {
  const [year = 0, month = 0] = istDate(instant).split('-').map(Number)
  const first = month >= FIRST_MONTH ? year : year - 1
  return `${lastTwoDigits(first)}-${lastTwoDigits(first + 1)}`
}

/** The number with which a financial year begins. */
export function firstInvoiceNumberIn(
  { firstNumber, firstNumberYear }: { readonly firstNumber: number; readonly firstNumberYear: FinancialYear | null },
  year: FinancialYear,
): number {
  return firstNumberYear === year ? firstNumber : 1
}

/** "MU/26-27/00042": at most 16 characters, consecutive and unique in its financial year. */
export function invoiceNumber(prefix: string, year: FinancialYear, count: number): string {
  const number = `${prefix}/${year}/${String(count).padStart(SHORTEST_COUNT, '0')}`
  if (!Number.isInteger(count) || count < 1 || number.length > LONGEST_NUMBER) {
    throw new RangeError(`${count} is not a valid invoice count`)
  }
  return number
}

function lastTwoDigits(year: number): string {
  return String(year % 100).padStart(2, '0')
}
