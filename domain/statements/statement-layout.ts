/** Banks recognized by their headings; `other` is any file with understandable headings, or a mapping. */
export type StatementBank =
  | 'hdfc'
  | 'icici'
  | 'sbi'
  | 'axis'
  | 'kotak'
  | 'yes'
  | 'idfc'
  | 'federal'
  | 'canara'
  | 'pnb'
  | 'bob'
  | 'other'

/** Column indexes, counted from zero. */
export type StatementColumns = {
  readonly date: number
  readonly narration: number
  readonly reference: number | null
  readonly credit: number | null
  readonly debit: number | null
  /** One column for both directions, with the direction in it or in a column of its own. */
  readonly amount: number | null
  readonly direction: number | null
}

export type StatementLayout = {
  readonly bank: StatementBank
  readonly headerIndex: number
  readonly columns: StatementColumns
}

type Heading = keyof StatementColumns | 'valueDate'

const SYNONYMS: Readonly<Record<Heading, readonly string[]>> = {
  date: ['date', 'txndate', 'trandate', 'transactiondate', 'postingdate', 'postdate', 'transactiondateandtime'],
  valueDate: ['valuedt', 'valuedate'],
  narration: [
    'narration',
    'description',
    'transactionremarks',
    'particulars',
    'remarks',
    'details',
    'transactiondetails',
    'transactionparticulars',
    'transactiondescription',
  ],
  reference: [
    'chqrefno',
    'chqrefnumber',
    'refno',
    'refnumber',
    'referenceno',
    'referencenumber',
    'refnochequeno',
    'chequenumber',
    'chequeno',
    'chqno',
    'chqnorefno',
    'chequerefno',
    'chequenoreferenceno',
    'chequedetails',
    'utr',
    'utrno',
    'rrn',
  ],
  credit: [
    'depositamt',
    'depositamount',
    'depositamountinr',
    'deposit',
    'deposits',
    'credit',
    'creditamount',
    'creditinr',
    'cr',
    'cramount',
    'depositcr',
  ],
  debit: [
    'withdrawalamt',
    'withdrawalamount',
    'withdrawalamountinr',
    'withdrawal',
    'withdrawals',
    'debit',
    'debitamount',
    'debitinr',
    'dr',
    'dramount',
    'withdrawaldr',
  ],
  amount: ['amount', 'amountinr', 'transactionamount', 'transactionamountinr', 'txnamount'],
  direction: ['drcr', 'crdr', 'debitcredit', 'creditdebit', 'type', 'transactiontype'],
}

/** Lines above the headings, such as the account holder's address and the period. */
const LONGEST_PREAMBLE = 60

/** Finds the headings below the bank's preamble. */
export function detectLayout(rows: readonly (readonly string[])[]): StatementLayout | undefined {
  for (const [headerIndex, row] of rows.slice(0, LONGEST_PREAMBLE).entries()) {
    const columns = readHeadings(row)
    if (columns) return { bank: bankOf(row), headerIndex, columns }
  }
  return undefined
}

/**
 * Spreadsheets merge a heading such as "Amount" over the headings of two columns. Joins such a pair of rows into the lower
 * one, if only both together are known headings; the upper one stays, so that lines keep their numbers.
 */
export function joinHeadings(rows: readonly string[][]): readonly string[][] {
  if (detectLayout(rows)) return rows
  for (const [index, upper] of rows.slice(0, LONGEST_PREAMBLE).entries()) {
    const lower = rows[index + 1] ?? []
    const joined = upper.map((cell, column) => lower[column] || cell)
    if (lower.length === upper.length && readHeadings(joined)) return rows.toSpliced(index + 1, 1, joined)
  }
  return rows
}

/** Identifies a layout by its headings, so that a mapping is entered only once. */
export function headingsKey(row: readonly string[]): string {
  return row.map(plain).join('|')
}

/** Some banks repeat the headings on every page. */
export function isHeading(row: readonly string[], header: readonly string[]): boolean {
  return row.length === header.length && row.every((cell, index) => cell === header[index])
}

/** A layout needs the amount and whether it is a credit. */
export function isUsable({ credit, amount, direction }: StatementColumns): boolean {
  return credit !== null || (amount !== null && direction !== null)
}

function readHeadings(row: readonly string[]): StatementColumns | undefined {
  const headings = row.map(plain)
  const columnOf = (heading: Heading) => {
    const index = headings.findIndex((name) => SYNONYMS[heading].includes(name))
    return index === -1 ? null : index
  }
  const date = columnOf('date') ?? columnOf('valueDate')
  const narration = columnOf('narration')
  if (date === null || narration === null) return undefined

  const columns = {
    date,
    narration,
    reference: columnOf('reference'),
    credit: columnOf('credit'),
    debit: columnOf('debit'),
    amount: columnOf('amount'),
    direction: columnOf('direction'),
  }
  return isUsable(columns) ? columns : undefined
}

function bankOf(row: readonly string[]): StatementBank {
  const headings = row.map(plain)
  const has = (...names: string[]) => names.every((name) => headings.includes(name))
  if (has('narration', 'withdrawalamt', 'closingbalance')) return 'hdfc'
  if (has('transactionremarks')) return 'icici'
  if (has('txndate', 'description', 'branchcode')) return 'canara'
  if (has('txndate', 'description', 'dramount', 'cramount')) return 'pnb'
  if (has('txndate', 'description')) return 'sbi'
  if (has('particulars', 'tranid', 'withdrawals')) return 'federal'
  if (has('transactiondate', 'particulars', 'debit', 'credit')) return 'idfc'
  if (has('particulars') && (has('trandate') || has('drcr'))) return 'axis'
  if (has('date', 'description', 'refno')) return 'kotak'
  if (has('description', 'withdrawals', 'runningbalance')) return 'yes'
  if (has('narration', 'withdrawaldr', 'depositcr')) return 'bob'
  return 'other'
}

function plain(cell: string): string {
  return cell.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
