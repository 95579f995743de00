import { expect, test } from 'vitest'
import { detectLayout } from '#domain/statements/statement-layout.ts'
import { bankFile } from '#test/statements/bank-files.ts'
import { plantStatement } from '#test/statements/planted-errors.ts'
import { bankWorkbook, workbookOf } from '#test/statements/workbook-files.ts'
import { readInThread } from './read-in-thread.ts'

const read = (file: Uint8Array) =>
  readInThread(file, 80, { findLayout: async (top) => detectLayout(top), claims: [], settled: new Set() })

const HEADINGS = 'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.\n'

test.each([
  ['of commas alone', Buffer.alloc(2.5 * 1024 * 1024, ','), 'lines-too-long'],
  ['of one endless line', Buffer.from(HEADINGS + 'x'.repeat(4 * 1024 * 1024)), 'lines-too-long'],
  ['of one endless quotation', Buffer.from(`${HEADINGS}"${'x\n'.repeat(90_000)}`), 'quotes-broken'],
  ['of too many columns', Buffer.from(`${HEADINGS}${','.repeat(200)}\n`), 'lines-too-long'],
  ['of too many cells', Buffer.from(HEADINGS + `${','.repeat(199)}\n`.repeat(20_000)), 'too-many-cells'],
  ['of empty lines', Buffer.alloc(5 * 1024 * 1024, '\n'), 'too-many-rows'],
  [
    'of four billion rows',
    workbookOf([
      '<worksheet><sheetData><row r="4000000000"><c r="A4000000000"><v>1</v></c></row></sheetData></worksheet>',
    ]),
    'too-much-to-read',
  ],
])('D19: a statement that is made to exhaust the server: %s is refused', async (_, file, refusal) => {
  expect(await read(file)).toEqual({ ok: false, refusal })
})

test.each([
  ['CSV', bankFile],
  ['XLSX', bankWorkbook],
])('reads and compares ten thousand lines of %s', async (_, fileOf) => {
  const { lines } = plantStatement(1, { rows: 10_000, claims: 0 })
  const credits = lines.filter(({ direction }) => direction === 'credit').length

  const found = await read(fileOf('kotak', lines))

  const { statement, piles } = (found.ok && found.value.read) || {}
  expect(statement?.credits.length).toBeGreaterThan(credits * 0.9)
  expect(piles?.unclaimed.length).toBeGreaterThan(credits * 0.9)
})

test('reads two files that arrive together', async () => {
  const { lines } = plantStatement(1, { rows: 20, claims: 0 })
  const file = bankFile('kotak', lines)

  const [refused, found] = await Promise.all([read(Buffer.from('%PDF-1.7')), read(file)])

  expect([refused, found]).toMatchObject([
    { ok: false, refusal: 'file-is-pdf' },
    { ok: true, value: { read: { layout: { bank: 'kotak' } } } },
  ])
})
