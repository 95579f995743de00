import { reconcile } from '#domain/payments/reconciliation.ts'
import { readStatement } from '#domain/statements/read-statement.ts'
import { BANKS, bankFile } from '#test/statements/bank-files.ts'
import { plantStatement } from '#test/statements/planted-errors.ts'
import { decodeStatement } from '#usecases/statements/decode-statement.ts'
import { parseRows } from '#usecases/statements/parse-rows.ts'
import { printTable } from './table.ts'

const ROWS = 20_000
const CLAIMS = 1_000

/** CPU time to read and reconcile the largest statement of each bank. */
export async function benchStatements(): Promise<void> {
  const rows: string[][] = []
  for (const bank of BANKS) {
    const { lines, claims } = plantStatement(ROWS, { rows: ROWS, claims: CLAIMS })
    const file = bankFile(bank, lines)
    const startedAt = process.cpuUsage()

    const text = decodeStatement(file)
    const parsed = text.ok ? parseRows(text.value) : text
    const read = parsed.ok ? readStatement(parsed.value) : parsed
    if (!read.ok) throw new Error(`${bank}: ${read.refusal}`)
    const { matched } = reconcile(read.value.credits, claims, new Set())

    const { user, system } = process.cpuUsage(startedAt)
    const seconds = (user + system) / 1_000_000
    const peakMegabytes = process.resourceUsage().maxRSS / 1_024
    rows.push([
      bank,
      `${(file.length / 1_048_576).toFixed(1)} MB`,
      `${seconds.toFixed(2)} s`,
      `${peakMegabytes.toFixed(0)} MB`,
      String(matched.length),
    ])
  }
  printTable(['Statement of 20,000 lines', 'File', 'CPU time', 'Peak of the process', 'Matched of 1,000'], rows)
}
