import { once } from 'node:events'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { cellText, type SpreadsheetCell } from '#domain/statements/spreadsheet-cell.ts'
import { MOST_STATEMENT_ROWS, PREAMBLE_ROWS } from './parse-rows.ts'
import { readZipDirectory } from './zip-directory.ts'

export type WorkbookRefusal = 'file-is-archive' | 'file-damaged' | 'file-protected' | 'file-unpacks-too-large'

/** A statement of 20,000 lines unpacks to about 10 MB. */
const LARGEST_UNPACKED_BYTES = 50 * 1024 * 1024
const LONGEST_READING_MS = 30_000

type Reply =
  | { readonly rows: readonly (readonly SpreadsheetCell[])[]; readonly total: number }
  | { readonly failed: string }

/**
 * Reads the workbook and hands over its rows in parts, when asked. The library parses a sheet in one go, which takes a
 * second for the largest, so it runs in a thread of its own. It is a string because the server is a single bundle (0002).
 */
const READER = `
const { parentPort, workerData } = require('node:worker_threads')
const { default: readWorkbook } = require(workerData.library)
const longest = (sheets) => sheets.toSorted((one, other) => other.data.length - one.data.length)[0].data
let rows
parentPort.on('message', async (from) => {
  try {
    rows ??= longest(await readWorkbook(workerData.bytes))
    parentPort.postMessage({ rows: rows.slice(from, from + 250), total: rows.length })
  } catch (error) {
    parentPort.postMessage({ failed: String(error) })
  }
})`

/** The longest sheet of an XLSX file, as the rows of text that a CSV file would have. */
export async function readWorkbook(
  bytes: Uint8Array,
): Promise<Outcome<string[][], WorkbookRefusal | 'too-many-rows' | 'no-rows'>> {
  const files = readZipDirectory(bytes)
  if (!files) return refused('file-damaged')
  if (files.some(({ isEncrypted }) => isEncrypted)) return refused('file-protected')
  if (!files.some(({ name }) => name === 'xl/workbook.xml')) return refused('file-is-archive')
  const unpackedBytes = files.reduce((sum, file) => sum + file.unpackedBytes, 0)
  if (unpackedBytes > LARGEST_UNPACKED_BYTES) return refused('file-unpacks-too-large')

  const worker = new Worker(READER, {
    eval: true,
    workerData: {
      library: createRequire(import.meta.url).resolve('read-excel-file/universal'),
      bytes: new Uint8Array(bytes).buffer,
    },
    // A damaged file can name the row four billion, and the library would fill the rows before it.
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  })
  const stop = new AbortController()
  try {
    const tooLong = wait(LONGEST_READING_MS, undefined, { signal: stop.signal }).then(() => refused('file-damaged'))
    return await Promise.race([collectRows(worker), tooLong])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return refused('file-damaged')
    }
    throw error
  } finally {
    stop.abort()
    await worker.terminate()
  }
}

async function collectRows(worker: Worker): Promise<Outcome<string[][], 'file-damaged' | 'too-many-rows' | 'no-rows'>> {
  const rows: string[][] = []
  for (;;) {
    const replied = once(worker, 'message') as Promise<[Reply]>
    worker.postMessage(rows.length)
    const [reply] = await replied
    if ('failed' in reply) return refused('file-damaged')
    if (reply.total > MOST_STATEMENT_ROWS + PREAMBLE_ROWS) return refused('too-many-rows')
    rows.push(...reply.rows.map((row) => row.map(cellText)))
    if (rows.length >= reply.total) return rows.length === 0 ? refused('no-rows') : accepted(rows)
  }
}
