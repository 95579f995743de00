import { parentPort } from 'node:worker_threads'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type ReadStatement, readStatement, type StatementCredit } from '#domain/statements/read-statement.ts'
import { joinHeadings, type StatementLayout } from '#domain/statements/statement-layout.ts'
import { MOST_STATEMENT_ROWS } from './parse-rows.ts'
import { type RowsRefusal, readRows } from './read-rows.ts'

// The thread that reads one uploaded file. `read-in-thread.ts` starts it, asks and ends it.

export type ThreadRequest =
  | { readonly kind: 'open'; readonly bytes: Uint8Array; readonly topRows: number }
  | { readonly kind: 'read'; readonly layout: StatementLayout }
  /** In parts, because copying twenty thousand payments at once would block the other thread. */
  | { readonly kind: 'credits'; readonly from: number; readonly until: number }

export type ThreadReply = {
  /** The first rows, among them the headings. */
  readonly open: Outcome<readonly string[][], RowsRefusal>
  readonly read: Outcome<
    Omit<ReadStatement, 'credits'> & { readonly creditCount: number },
    'too-many-rows' | 'layout-unknown'
  >
  readonly credits: readonly StatementCredit[]
}

let rows: readonly string[][] = []
let credits: readonly StatementCredit[] = []

parentPort?.on('message', async (request: ThreadRequest) => parentPort?.postMessage(await replyTo(request)))

async function replyTo(request: ThreadRequest): Promise<ThreadReply[ThreadRequest['kind']]> {
  if (request.kind === 'open') return open(request.bytes, request.topRows)
  if (request.kind === 'read') return read(request.layout)
  return credits.slice(request.from, request.until)
}

async function open(bytes: Uint8Array, topRows: number): Promise<ThreadReply['open']> {
  const found = await readRows(bytes)
  if (!found.ok) return found
  rows = joinHeadings(found.value)
  return accepted(rows.slice(0, topRows))
}

function read(layout: StatementLayout): ThreadReply['read'] {
  if (rows.length - layout.headerIndex > MOST_STATEMENT_ROWS + 100) return refused('too-many-rows')
  const statement = readStatement(rows, layout)
  if (!statement.ok) return statement
  const { credits: found, ...rest } = statement.value
  credits = found
  return accepted({ ...rest, creditCount: found.length })
}
