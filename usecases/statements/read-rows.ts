import { type Outcome, refused } from '#domain/outcome.ts'
import { LARGEST_STATEMENT_BYTES } from '#domain/statements/statement-limits.ts'
import { type DecodeRefusal, decodeStatement } from './decode-statement.ts'
import { type ParseRefusal, parseRows } from './parse-rows.ts'
import { readWorkbook, type WorkbookRefusal } from './read-workbook.ts'

const ZIP_START = [0x50, 0x4b, 0x03, 0x04]

export type RowsRefusal = 'file-empty' | 'file-too-large' | DecodeRefusal | ParseRefusal | WorkbookRefusal

/** The rows of a bank's file, XLSX or text. Its content decides, never its name. */
export async function readRows(bytes: Uint8Array): Promise<Outcome<string[][], RowsRefusal>> {
  if (bytes.length === 0) return refused('file-empty')
  if (bytes.length > LARGEST_STATEMENT_BYTES) return refused('file-too-large')
  if (ZIP_START.every((byte, index) => bytes[index] === byte)) return readWorkbook(bytes)

  const text = decodeStatement(bytes)
  return text.ok ? parseRows(text.value) : text
}
