import type { ClaimToVerify } from '#db/desk/desk-claims.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type Piles, reconcile } from '#domain/payments/reconciliation.ts'
import { type ReadStatement, readStatement, type StatementCredit } from '#domain/statements/read-statement.ts'
import { joinHeadings, type StatementLayout } from '#domain/statements/statement-layout.ts'
import { MOST_STATEMENT_ROWS } from '#domain/statements/statement-limits.ts'
import { answerTasks } from '#usecases/in-thread.ts'
import { type RowsRefusal, readRows } from './read-rows.ts'

// The file of a thread that reads one uploaded file: `read-in-thread.ts` starts it.

/** A claim whose reference a bank statement repeats: those of transfers within India. */
export type OnStatement<Claim> = Claim & { readonly reference: string }
export type StatementClaim = OnStatement<ClaimToVerify>

const TASKS = { open, read, compare }

export type StatementTasks = typeof TASKS

answerTasks(TASKS)

let rows: readonly string[][] = []
let credits: readonly StatementCredit[] = []

/** Answers the first rows, among them the headings. */
async function open(bytes: Uint8Array, topRows: number): Promise<Outcome<readonly string[][], RowsRefusal>> {
  const found = await readRows(bytes)
  if (!found.ok) return found
  rows = joinHeadings(found.value)
  return accepted(rows.slice(0, topRows))
}

function read(layout: StatementLayout): Outcome<ReadStatement, 'too-many-rows' | 'layout-unknown'> {
  if (rows.length - layout.headerIndex > MOST_STATEMENT_ROWS + 100) return refused('too-many-rows')
  const statement = readStatement(rows, layout)
  if (statement.ok) credits = statement.value.credits
  return statement
}

function compare(claims: readonly StatementClaim[], settled: ReadonlySet<string>): Piles<StatementClaim> {
  return reconcile(credits, claims, settled)
}
