import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { reconcile } from '#domain/payments/reconciliation.ts'
import { type ReadStatement, readStatement } from '#domain/statements/read-statement.ts'
import { joinHeadings } from '#domain/statements/statement-layout.ts'
import { BANKS } from '#test/statements/bank-files.ts'
import { plantStatement, randomFrom, type Truth } from '#test/statements/planted-errors.ts'
import { bankWorkbook, serialOf, type WorkbookCell, workbookFile, workbookOf } from '#test/statements/workbook-files.ts'
import { readRows } from './read-rows.ts'

async function read(file: Uint8Array): Promise<ReadStatement> {
  const rows = await readRows(file)
  if (!rows.ok) throw new Error(rows.refusal)
  const statement = readStatement(joinHeadings(rows.value))
  if (!statement.ok) throw new Error(statement.refusal)
  return statement.value
}

const HEADINGS = ['Date', 'Narration', 'Chq./Ref.No.', 'Withdrawal Amt.', 'Deposit Amt.']
const sheet = (...rows: WorkbookCell[][]) => workbookFile([['Some bank'], HEADINGS, ...rows])

describe('D19: an XLSX statement', () => {
  const MATCHED: readonly Truth[] = ['paid', 'printed-twice']

  test.each(BANKS)('D19: an XLSX statement of %s has the matches that its CSV file has', async (bank) => {
    const { lines, claims } = plantStatement(7, { rows: 60, claims: 24 })

    const { bank: recognized, credits, skipped } = await read(bankWorkbook(bank, lines))
    const { matched } = reconcile(credits, claims, new Set())

    expect([recognized, skipped]).toEqual([bank, []])
    expect(matched.map(({ claim }) => claim.bookingId).toSorted()).toEqual(
      claims
        .filter(({ truth }) => MATCHED.includes(truth))
        .map(({ bookingId }) => bookingId)
        .toSorted(),
    )
  })

  test('D19: an XLSX statement has dates with and without a date format, also counted from 1904', async () => {
    const rows = (...dates: WorkbookCell[]) => [HEADINGS, ...dates.map((date) => [date, 'UPI', 412345678901, '', 151])]
    const datesIn = async (file: Buffer) => (await read(file)).credits.map(({ date }) => date)

    expect(await datesIn(workbookFile(rows({ date: '2026-11-10' }, serialOf('2026-11-10'), '10/11/26')))).toEqual([
      '2026-11-10',
      '2026-11-10',
      '2026-11-10',
    ])
    expect(await datesIn(workbookFile(rows({ date: '2026-11-10' }), { isFrom1904: true }))).toEqual(['2026-11-10'])
  })

  test('D19: an XLSX statement has the stored values of formulas, and amounts without binary fractions', async () => {
    const { credits } = await read(
      sheet(
        [{ date: '2026-11-10' }, { formula: 'A1&"x"', value: 'UPI/412345678901' }, '', '', 151.09999999999999],
        [{ date: '2026-11-10' }, 'UPI/412345678902', '', '', { formula: 'SUM(A1:A2)', value: '1,001.50' }],
      ),
    )

    expect(credits).toMatchObject([
      { amount: 15_110, references: ['412345678901'] },
      { amount: 100_150, references: ['412345678902'] },
    ])
  })

  test('D19: an XLSX statement keeps a reference stored as a number, and reports one that lost its last digits', async () => {
    const { credits, roundedCount } = await read(
      sheet(
        [{ date: '2026-11-10' }, 'UPI', 412345678901, '', 151],
        [{ date: '2026-11-10' }, 'UPI', '4.12346E+11', '', 151],
        [{ date: '2026-11-10' }, 'UPI', 4_123_456_789_012_340, '', 151],
      ),
    )

    expect(credits.map(({ references }) => references)).toEqual([['412345678901'], [], []])
    expect(roundedCount).toBe(2)
  })

  test('D19: an XLSX statement may have merged headings and a cover sheet', async () => {
    const rows: WorkbookCell[][] = [
      ['Date', 'Particulars', 'Amount', '', 'Balance'],
      ['', '', 'Debit', 'Credit', ''],
      [{ date: '2026-11-10' }, 'UPI/412345678901', '', 151, 1000],
    ]
    const file = workbookFile(rows, { merged: ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2'], hasCover: true })

    const { credits, skipped } = await read(file)

    expect(credits).toMatchObject([{ line: 3, amount: 15_100, references: ['412345678901'] }])
    expect(skipped).toEqual([])
  })
})

describe('a damaged workbook', () => {
  const good = sheet([{ date: '2026-11-10' }, 'UPI', 412345678901, '', 151])
  const oldFile = (...parts: Buffer[]) => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), ...parts])
  const withSheet = (rows: string) => workbookOf([`<worksheet><sheetData>${rows}</sheetData></worksheet>`])

  test.each([
    ['cut in half', good.subarray(0, good.length / 2), 'file-damaged'],
    ['without its sheet', workbookOf([]), 'file-damaged'],
    ['of broken XML', withSheet('<row r="1"><c r="A1"'), 'file-damaged'],
    [
      'of too many columns',
      withSheet('<row r="1"><c r="A1"><v>1</v></c><c r="GS1"><v>1</v></c></row>'),
      'lines-too-long',
    ],
    ['of too many rows', withSheet('<row r="20300"><c r="A20300"><v>1</v></c></row>'), 'too-many-rows'],
    ['without rows', withSheet(''), 'no-rows'],
    ['in the old format', oldFile(), 'file-is-old-spreadsheet'],
    ['with a password', oldFile(Buffer.from('EncryptedPackage', 'utf16le')), 'file-protected'],
    [
      'that is another archive',
      Buffer.from(good.toString('latin1').replaceAll('xl/workbook.xml', 'xl/workbook.bin'), 'latin1'),
      'file-is-archive',
    ],
    ['that is a web page', Buffer.from('<html><table><tr><td>Date</td></tr></table></html>'), 'file-is-web-page'],
  ])('a damaged workbook: %s is refused', async (_, file, refusal) => {
    expect(await readRows(file)).toEqual({ ok: false, refusal })
  })

  test('a damaged workbook that unpacks to more than 50 MB is not unpacked', async () => {
    const file = bomb(60 * 1024 * 1024)

    expect(file.length).toBeLessThan(100_000)
    expect(await readRows(file)).toEqual({ ok: false, refusal: 'file-unpacks-too-large' })
  })

  test('a workbook of very many files is not unpacked', async () => {
    const file = workbookOf([''])
    const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1')
    const start = file.readUInt32LE(end + 16)
    const directory = file.subarray(start, end)
    const times = 400
    const many = Buffer.concat([
      file.subarray(0, start),
      ...Array.from({ length: times }, () => directory),
      file.subarray(end),
    ])
    const newEnd = many.length - (file.length - end)
    many.writeUInt16LE(file.readUInt16LE(end + 10) * times, newEnd + 10)

    expect(await readRows(many)).toEqual({ ok: false, refusal: 'file-unpacks-too-large' })
  })

  test('a damaged workbook that understates its size is refused', async () => {
    expect(await readRows(bomb(60 * 1024 * 1024, 1000))).toMatchObject({ ok: false })
  })

  test('a damaged workbook at any byte is read or refused', { timeout: 120_000 }, async () => {
    const random = randomFrom(3)
    for (let round = 0; round < 25; round += 1) {
      const file = Buffer.from(good)
      for (let times = 0; times < 4; times += 1)
        file[4 + Math.floor(random() * (file.length - 4))] = Math.floor(random() * 256)

      const rows = await readRows(file)

      expect(typeof rows.ok).toBe('boolean')
    }
  })
})

/** A workbook whose sheet is one long run of spaces, with its real size or another one in the directory. */
function bomb(bytes: number, statedBytes = bytes): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes, ' '))
  const file = workbookOf([' '.repeat(packed.length)])
  // The stored entry has the length of the packed one, so only its content, method and size change.
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const local = file.indexOf(name) - 30
  const central = file.lastIndexOf(name) - 46
  packed.copy(file, local + 30 + name.length)
  for (const [header, method, size] of [
    [local, 8, 22],
    [central, 10, 24],
  ] as const) {
    file.writeUInt16LE(8, header + method)
    file.writeUInt32LE(statedBytes, header + size)
  }
  return file
}
