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
  | 'phonepe'
  | 'gpay'
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
  /** Whether the payment was made, as the exports of payment apps say; absent in mappings of earlier versions. */
  readonly status?: number | null
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
    'utrnumber',
    'transactionutr',
    'rrn',
    'upireferenceno',
    'upirefno',
    'upireferencenumber',
    'upitransactionid',
    'bankreferenceno',
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
  amount: [
    'amount',
    'amountinr',
    'amountinrs',
    'amountrs',
    'transactionamount',
    'transactionamountinr',
    'totaltransactionamount',
    'txnamount',
  ],
  direction: ['drcr', 'crdr', 'debitcredit', 'creditdebit', 'type', 'transactiontype', 'paymenttype'],
  status: ['status', 'transactionstatus', 'paymentstatus', 'txnstatus'],
}

/** Headings that count only in a file without a better one: payment apps name things in their own way. */
const SECOND_BEST: Partial<Readonly<Record<Heading, readonly string[]>>> = {
  date: ['time', 'dateandtime', 'datetime', 'transactiontime', 'paymentdate', 'creationdate'],
  narration: [
    'paidby',
    'payername',
    'payer',
    'customername',
    'receivedfrom',
    'from',
    'name',
    'note',
    'notes',
    'merchantorderid',
    'merchantreferenceid',
  ],
  reference: ['transactionid', 'txnid'],
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

/** A layout needs the amount and whether it is a credit. Where payments have a status, their words say it. */
export function isUsable({ credit, amount, direction, status = null }: StatementColumns): boolean {
  return credit !== null || (amount !== null && (direction !== null || status !== null))
}

function readHeadings(row: readonly string[]): StatementColumns | undefined {
  const headings = row.map(plain)
  const placeOf = (names: readonly string[]) => headings.findIndex((name) => names.includes(name))
  const columnOf = (heading: Heading) => {
    const index = [SYNONYMS[heading], SECOND_BEST[heading] ?? []].map(placeOf).find((place) => place !== -1)
    return index ?? null
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
    status: columnOf('status'),
  }
  return isUsable(columns) ? columns : undefined
}

function bankOf(row: readonly string[]): StatementBank {
  const headings = row.map(plain)
  const has = (...names: string[]) => names.every((name) => headings.includes(name))
  if (headings.some((name) => name.startsWith('phonepe')) || has('transactiondetails', 'type', 'amount'))
    return 'phonepe'
  if (has('time', 'transactionid', 'status', 'amount') || has('googletransactionid')) return 'gpay'
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
