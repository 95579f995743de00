import { describe, expect, test } from 'vitest'
import { BANKS, type BankLine, bankRows } from '#test/statements/bank-files.ts'
import { readStatement } from './read-statement.ts'
import { readStatementAmount } from './statement-amount.ts'
import { readStatementDate } from './statement-date.ts'
import { detectLayout } from './statement-layout.ts'
import { readReferences } from './statement-references.ts'

const LINE: BankLine = {
  date: '2026-11-10',
  direction: 'credit',
  paise: 10_010_203,
  reference: '041234567890',
  name: 'ASHA RAO',
  note: 'MU7K3D9Q',
}

function creditsOf(rows: string[][]) {
  const read = readStatement(rows)
  if (!read.ok) throw new Error(read.refusal)
  return read.value
}

describe.each(BANKS)('a statement of %s', (bank) => {
  test(`a statement of ${bank} is recognized by its headings, whatever is above them`, () => {
    expect(detectLayout(bankRows(bank, [LINE]))?.bank).toBe(bank)
  })

  test(`a statement of ${bank} yields the credit with its date, exact amount and reference`, () => {
    const { credits, debitCount, skipped } = creditsOf(bankRows(bank, [LINE, { ...LINE, direction: 'debit' }]))

    expect(credits).toMatchObject([{ date: '2026-11-10', amount: 10_010_203, references: ['041234567890'] }])
    expect([debitCount, skipped]).toEqual([1, []])
  })
})

describe('the export of a payment app', () => {
  const PHONEPE = ['Date', 'Transaction Details', 'Type', 'Amount']
  const GOOGLE = ['Time', 'Transaction ID', 'Description', 'Status', 'Amount']
  const MERCHANT = [
    'Transaction Date',
    'Transaction Type',
    'Merchant Order Id',
    'Transaction UTR',
    'Amount',
    'Transaction Status',
  ]

  test('the export of a payment app yields what was paid; failed and pending payments are counted apart, refunds are debits', () => {
    const read = creditsOf([
      MERCHANT,
      ['17/11/2026 10:02:11', 'PAYMENT', 'A', '412345678901', '151.00', 'COMPLETED'],
      ['17/11/2026 10:03:11', 'PAYMENT', 'B', '412345678902', '151.00', 'FAILED'],
      ['17/11/2026 10:04:11', 'PAYMENT', 'C', '412345678903', '151.00', 'PENDING'],
      ['17/11/2026 10:05:11', 'REFUND', 'A', '412345678904', '151.00', 'COMPLETED'],
      ['17/11/2026 10:06:11', 'PAYMENT', 'D', '412345678905', '151.00', 'REFUNDED'],
    ])

    expect(read.credits.map(({ references }) => references)).toEqual([['412345678901']])
    expect([read.debitCount, read.unfinishedCount, read.skipped]).toEqual([2, 2, []])
  })

  test('the export of a payment app says in words which way the money went, and a line that does not is skipped', () => {
    const read = creditsOf([
      GOOGLE,
      ['Nov 17, 2026, 10:02 AM', '412345678901', 'Received from Asha Rao', 'Complete', 'INR 151.00'],
      ['Nov 17, 2026, 11:02\u202fPM', '412345678902', 'Paid to Water Board', 'Complete', 'INR 151.00'],
      ['Nov 7, 2026, 9:02 AM', '412345678903', 'Refund to Ravi', 'Complete', 'INR 151.00'],
      ['Nov 7, 2026, 9:02 AM', '412345678904', 'Received from Ravi', 'Cancelled', 'INR 151.00'],
      ['Nov 7, 2026, 9:02 AM', '412345678905', 'Subscription', 'Complete', 'INR 151.00'],
    ])

    expect(read.bank).toBe('gpay')
    expect(read.credits).toMatchObject([{ date: '2026-11-17', amount: 15_100, references: ['412345678901'] }])
    expect([read.debitCount, read.unfinishedCount]).toEqual([2, 1])
    expect(read.skipped).toEqual([{ line: 6, reason: 'direction-unclear' }])
  })

  test('the export of a payment app has the reference in the lines below a payment, beside the time', () => {
    const read = creditsOf([
      PHONEPE,
      ['Nov 17, 2026', 'Received from Asha Rao', 'CREDIT', '₹151'],
      ['10:02 AM', 'Transaction ID T2611171002', '', ''],
      ['', 'UTR No. 412345678901', '', ''],
      ['Nov 17, 2026', 'Paid to Water Board', 'DEBIT', '₹151'],
    ])

    expect(read.bank).toBe('phonepe')
    expect(read.credits).toMatchObject([{ amount: 15_100, references: ['412345678901'] }])
    expect(read.debitCount).toBe(1)
  })
})

const HDFC = ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance']
const hdfc = (...rows: string[][]) => [HDFC, ...rows]

test('a statement saved again by a spreadsheet counts the credits whose reference was rounded', () => {
  const { credits, roundedCount } = creditsOf(
    hdfc(
      ['10/11/26', 'UPI-ASHA', '4.12346E+11', '10/11/26', '', '151.00', '1'],
      ['10/11/26', 'UPI-412345678901', '4.12346E+11', '10/11/26', '', '151.00', '1'],
      ['10/11/26', 'UPI-RAVI', '4,12E+11', '10/11/26', '200.00', '', '1'],
    ),
  )

  expect(credits.map(({ references }) => references)).toEqual([[], ['412345678901']])
  expect(roundedCount).toBe(1)
})

test('a statement saved again by a spreadsheet is read with the month first when only that gives dates', () => {
  const rows = [
    ['11/09/2026', 'UPI-412345678901', '', '', '', '151.00', '1'],
    ['11/16/2026', 'UPI-412345678902', '', '', '', '151.00', '1'],
  ]

  expect(creditsOf(hdfc(...rows)).credits.map(({ date }) => date)).toEqual(['2026-11-09', '2026-11-16'])
  const mixed = creditsOf(hdfc(...rows, ['16/11/2026', 'UPI-412345678903', '', '', '', '151.00', '1']))
  expect(mixed.credits.map(({ date }) => date)).toEqual(['2026-09-11', '2026-11-16'])
  expect(mixed.skipped).toEqual([{ line: 3, reason: 'date-unreadable' }])
})

test('a statement saved again by a spreadsheet is read with decimal commas when no amount has a decimal point', () => {
  const row = (credit: string) => ['10/11/2026', 'UPI-412345678901', '', '', '', credit, '1']
  const amountsOf = (...amounts: string[]) => creditsOf(hdfc(...amounts.map(row))).credits.map(({ amount }) => amount)

  expect(amountsOf('1001,00', '1.001,50', '151')).toEqual([100_100, 100_150, 15_100])
  expect(amountsOf('1001,00', '151.00')).toEqual([15_100])
})

test('lines of a statement continue below when the narration is long, even inside the reference', () => {
  const { credits } = creditsOf(
    hdfc(
      ['10/11/26', 'UPI-ASHA-asha@ok-HDFC0000001-4123456', '', '10/11/26', '', '151.00', '1'],
      ['', '78901-MU7K3D9Q', '', '', '', '', ''],
    ),
  )

  expect(credits).toMatchObject([{ amount: 15_100, references: ['412345678901'] }])
})

test('lines of a statement with totals are ignored', () => {
  const { credits, skipped } = creditsOf(
    hdfc(
      ['10/11/26', 'UPI-412345678901', '', '10/11/26', '', '151.00', '1'],
      ['', 'Total 555566667777', '', '', '900.00', '151.00', ''],
      ['Opening Balance', '', '', '', '', '151.00', ''],
    ),
  )

  expect(credits).toHaveLength(1)
  expect(credits[0]?.references).toEqual(['412345678901'])
  expect(skipped).toEqual([])
})

test('lines of a statement that repeat the headings on every page are ignored', () => {
  const row = ['10/11/26', 'UPI-412345678901', '', '10/11/26', '', '151.00', '1']

  expect(creditsOf(hdfc(row, HDFC, row)).credits).toHaveLength(2)
})

test.each([
  [['10/11/26', 'x', '', '', '5.00', '151.00', '1'], 'both-directions'],
  [['10/11/26', 'x', '', '', '', '151.0.0', '1'], 'amount-unreadable'],
  [['31/11/26', 'x', '', '', '', '151.00', '1'], 'date-unreadable'],
  [['10/11/26', 'x\n11/11/26,UPI-1,,,', '', '', '', '151.00', '1'], 'lines-run-together'],
  [['10/11/26', 'UPI-412345678901', '', '10/11/26', '', '', '151.00', '1'], 'columns-shifted'],
  [['10/11/26', 'UPI-412345678901', '', '10/11/26', '', '151'], 'columns-shifted'],
])('lines of a statement that cannot be trusted are reported and left out', (row, reason) => {
  const { credits, skipped } = creditsOf(hdfc(row))

  expect(credits).toEqual([])
  expect(skipped).toEqual([{ line: 2, reason }])
})

test('lines of a statement may end in empty cells, and so may the headings', () => {
  const row = ['10/11/26', 'UPI-412345678901', '', '10/11/26', '', '151.00', '1']

  for (const rows of [
    [[...HDFC, ''], row],
    [HDFC, [...row, '', '']],
  ]) {
    expect(creditsOf(rows)).toMatchObject({ credits: [{ amount: 15_100 }], skipped: [] })
  }
})

test('lines of a statement below zero in the deposit column are debits', () => {
  const { credits, debitCount } = creditsOf(hdfc(['10/11/26', 'reversal', '', '', '', '-151.00', '1']))

  expect([credits, debitCount]).toEqual([[], 1])
})

test('lines of a statement with a single amount column need a direction', () => {
  const header = ['Transaction Date', 'Particulars', 'Dr/Cr', 'Amount', 'Balance']
  const { credits, debitCount, skipped } = creditsOf([
    header,
    ['10-11-2026', 'UPI/412345678901', 'CR', '151.00', '1'],
    ['10-11-2026', 'UPI/412345678902', 'DR', '151.00', '1'],
    ['10-11-2026', 'UPI/412345678903', '', '151.00', '1'],
  ])

  expect(credits.map(({ references }) => references)).toEqual([['412345678901']])
  expect([debitCount, skipped]).toEqual([1, [{ line: 4, reason: 'direction-unclear' }]])
})

test('refuses a file without known headings', () => {
  expect(
    readStatement([
      ['Tag', 'Betrag'],
      ['1', '2'],
    ]),
  ).toEqual({ ok: false, refusal: 'layout-unknown' })
})

test('reads a file with a given mapping', () => {
  const columns = { date: 0, narration: 2, reference: null, credit: 1, debit: null, amount: null, direction: null }
  const rows = [
    ['Tag', 'Betrag', 'Text'],
    ['10.11.2026', '151.00', 'UPI 412345678901'],
  ]

  const read = readStatement(rows, { bank: 'other', headerIndex: 0, columns })

  expect(read).toMatchObject({ ok: true, value: { credits: [{ amount: 15_100, references: ['412345678901'] }] } })
})

test.each([
  ['1,00,102.03', 10_010_203, null],
  ['INR 500', 50_000, null],
  ['Rs. 500.5', 50_050, null],
  ['₹ 1,234', 123_400, null],
  ['500.00 Cr.', 50_000, 'credit'],
  ['500.00(Dr)', 50_000, 'debit'],
  ['+7.00', 700, 'credit'],
  ['-7.00', 700, 'debit'],
])('the amount %s is %i paise, %s', (text, amount, direction) => {
  expect(readStatementAmount(text)).toEqual({ amount, direction })
})

test.each(['1.2.3', '12,34', 'abc', '1e5', '="5"', '5.123', '-7 Cr', '1,2,3,4'])('rejects the amount %s', (text) => {
  expect(readStatementAmount(text)).toBeUndefined()
})

test.each([
  ['05/11/26', '2026-11-05'],
  ['05-11-2026', '2026-11-05'],
  ['5 Nov 2026', '2026-11-05'],
  ['05-Nov-26', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['05/11/2026 14:03:59', '2026-11-05'],
  ['31/11/2026', undefined],
  ['11/31/2026', undefined],
  ['Total', undefined],
])('the day %s is %s', (text, date) => {
  expect(readStatementDate(text)).toBe(date)
})

test.each([
  ['UPI/412345678901/NOTE', ['412345678901']],
  ['0000412345678901', ['412345678901']],
  ['0000041234567890', ['041234567890']],
  ['1234567890123', []],
  ['41234567890', []],
  ['919876543210@ybl', []],
  ['1111222233334444', []],
  ['a 412345678901 b 412345678901 c 555566667777', ['412345678901', '555566667777']],
])('the references in %s are %j', (text, references) => {
  expect(readReferences(text)).toEqual(references)
})
