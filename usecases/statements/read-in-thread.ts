import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Piles } from '#domain/payments/reconciliation.ts'
import type { ReadStatement } from '#domain/statements/read-statement.ts'
import type { StatementLayout } from '#domain/statements/statement-layout.ts'
import { isOutOfTimeOrMemory, threadOf } from '#usecases/in-thread.ts'
import type { RowsRefusal } from './read-rows.ts'
import type { StatementClaim, StatementTasks } from './statement-thread.ts'

export type ThreadRefusal = RowsRefusal | 'too-much-to-read'

type Known = {
  /** Is given the first rows. */
  findLayout(top: readonly string[][]): Promise<StatementLayout | undefined>
  readonly claims: readonly StatementClaim[]
  readonly settled: ReadonlySet<string>
}

type Found = {
  /** The first rows, among them the headings. */
  readonly top: readonly string[][]
  /** Missing when no layout fits. */
  readonly read?: {
    readonly layout: StatementLayout
    readonly statement: ReadStatement
    readonly piles: Piles<StatementClaim>
  }
}

const inThread = threadOf<StatementTasks>('statements/statement-thread')

/**
 * Reads an uploaded file and compares it with the claims, in a thread with its own time and memory, so that no file can
 * block or end the server. The largest statement takes a second and 100 MB.
 */
export async function readInThread(
  bytes: Uint8Array,
  topRows: number,
  { findLayout, claims, settled }: Known,
): Promise<Outcome<Found, ThreadRefusal>> {
  try {
    return await inThread(async (ask) => {
      const opened = await ask('open', bytes, topRows)
      if (!opened.ok) return opened
      const top = opened.value
      const layout = await findLayout(top)
      if (!layout) return accepted({ top })
      const read = await ask('read', layout)
      if (!read.ok) return read.refusal === 'layout-unknown' ? accepted({ top }) : refused(read.refusal)
      const piles = await ask('compare', claims, settled)
      return accepted({ top, read: { layout, statement: read.value, piles } })
    })
  } catch (error) {
    if (isOutOfTimeOrMemory(error)) return refused('too-much-to-read')
    throw error
  }
}
