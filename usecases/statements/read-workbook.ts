import readSheets from 'read-excel-file/universal'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { cellText, type SpreadsheetCell } from '#domain/statements/spreadsheet-cell.ts'
import { MOST_CELLS, MOST_COLUMNS, MOST_STATEMENT_ROWS } from '#domain/statements/statement-limits.ts'
import { PREAMBLE_ROWS } from './parse-rows.ts'

const END_OF_CENTRAL = 0x06054b50
const CENTRAL_FILE = 0x02014b50
const END_BYTES = 22
const HEADER_BYTES = 46
/** A comment may follow the end record (APPNOTE 6.3, section 4.3.16). */
const LONGEST_COMMENT = 65_535

type PackedFile = { readonly name: string; readonly unpackedBytes: number; readonly isEncrypted: boolean }

/** The files that a zip archive lists, without unpacking any; undefined when the list cannot be read. */
function readZipDirectory(bytes: Uint8Array): PackedFile[] | undefined {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = findEnd(archive)
  if (end === undefined) return undefined

  const files: PackedFile[] = []
  let offset = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (offset + HEADER_BYTES > end || archive.readUInt32LE(offset) !== CENTRAL_FILE) return undefined
    const nameEnd = offset + HEADER_BYTES + archive.readUInt16LE(offset + 28)
    files.push({
      name: archive.toString('utf8', offset + HEADER_BYTES, nameEnd),
      unpackedBytes: archive.readUInt32LE(offset + 24),
      isEncrypted: (archive.readUInt16LE(offset + 8) & 1) === 1,
    })
    offset = nameEnd + archive.readUInt16LE(offset + 30) + archive.readUInt16LE(offset + 32)
  }
  return files
}

function findEnd(archive: Buffer): number | undefined {
  const first = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT)
  for (let offset = archive.length - END_BYTES; offset >= first; offset -= 1) {
    if (archive.readUInt32LE(offset) === END_OF_CENTRAL) return offset
  }
  return undefined
}

export type WorkbookRefusal =
  | 'file-is-archive'
  | 'file-damaged'
  | 'file-protected'
  | 'file-unpacks-too-large'
  | 'lines-too-long'
  | 'too-many-cells'
  | 'too-many-rows'
  | 'no-rows'

/** A statement of 20,000 lines unpacks to about 10 MB. */
const LARGEST_UNPACKED_BYTES = 50 * 1024 * 1024
/** A statement has about ten. */
const MOST_FILES = 1_000

/** The longest sheet of an XLSX file, as the rows of text that a CSV file would have. */
export async function readWorkbook(bytes: Uint8Array): Promise<Outcome<string[][], WorkbookRefusal>> {
  const files = readZipDirectory(bytes)
  if (!files) return refused('file-damaged')
  if (files.some(({ isEncrypted }) => isEncrypted)) return refused('file-protected')
  if (!files.some(({ name }) => name === 'xl/workbook.xml')) return refused('file-is-archive')
  const unpackedBytes = files.reduce((sum, file) => sum + file.unpackedBytes, 0)
  if (unpackedBytes > LARGEST_UNPACKED_BYTES || files.length > MOST_FILES) return refused('file-unpacks-too-large')

  const rows = await longestSheet(bytes)
  if (!rows) return refused('file-damaged')
  if (rows.length === 0) return refused('no-rows')
  if (rows.length > MOST_STATEMENT_ROWS + PREAMBLE_ROWS) return refused('too-many-rows')
  if (rows.some((row) => row.slice(MOST_COLUMNS).some((cell) => cell !== null))) return refused('lines-too-long')

  const narrow = rows.map((row) => row.slice(0, MOST_COLUMNS))
  const cells = narrow.reduce((sum, row) => sum + row.length, 0)
  return cells > MOST_CELLS ? refused('too-many-cells') : accepted(narrow.map((row) => row.map(cellText)))
}

/** Undefined for a file that the library cannot read, whatever it throws. */
async function longestSheet(bytes: Uint8Array): Promise<readonly (readonly SpreadsheetCell[])[] | undefined> {
  try {
    const sheets = await readSheets(new Uint8Array(bytes).buffer)
    const [longest] = sheets.toSorted((one, other) => other.data.length - one.data.length)
    // The library declares the constructor of dates where it answers dates.
    return longest?.data as SpreadsheetCell[][] | undefined
  } catch {
    return undefined
  }
}
