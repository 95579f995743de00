import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { ReadStatement, StatementCredit } from '#domain/statements/read-statement.ts'
import type { StatementLayout } from '#domain/statements/statement-layout.ts'
import { oneAtATime } from '#usecases/one-at-a-time.ts'
import type { RowsRefusal } from './read-rows.ts'
import type { ThreadReply, ThreadRequest } from './statement-thread.ts'

export type ThreadRefusal = RowsRefusal | 'too-much-to-read'

type Found = {
  /** The first rows, among them the headings. */
  readonly top: readonly string[][]
  /** Missing when no layout fits. */
  readonly read?: { readonly layout: StatementLayout; readonly statement: ReadStatement }
}

/** The largest statement takes a second and 100 MB. */
const LONGEST_REPLY_MS = 30_000
const MOST_MEGABYTES = 192
const CREDITS_AT_ONCE = 250

const oneFileAtATime = oneAtATime()

/** The build puts the thread beside the server (vite.config.ts). */
const THREAD = new URL(`./statement-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

/**
 * Reads an uploaded file in a thread of its own, with its own time and memory, so that no file can block or end the
 * server. `findLayout` is given the first rows.
 */
export function readInThread(
  bytes: Uint8Array,
  topRows: number,
  findLayout: (top: readonly string[][]) => Promise<StatementLayout | undefined>,
): Promise<Outcome<Found, ThreadRefusal>> {
  return oneFileAtATime(async () => {
    const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } })
    try {
      const top = await ask(worker, { kind: 'open', bytes, topRows })
      if (!top.ok) return top
      const layout = await findLayout(top.value)
      return layout ? await readWith(worker, layout, top.value) : accepted({ top: top.value })
    } catch (error) {
      if (isOutOfTimeOrMemory(error)) return refused('too-much-to-read')
      throw error
    } finally {
      await worker.terminate()
    }
  })
}

async function readWith(
  worker: Worker,
  layout: StatementLayout,
  top: readonly string[][],
): Promise<Outcome<Found, 'too-many-rows'>> {
  const read = await ask(worker, { kind: 'read', layout })
  if (!read.ok) return read.refusal === 'layout-unknown' ? accepted({ top }) : refused(read.refusal)
  const { creditCount, ...statement } = read.value
  const credits: StatementCredit[] = []
  while (credits.length < creditCount) {
    const from = credits.length
    credits.push(...(await ask(worker, { kind: 'credits', from, until: from + CREDITS_AT_ONCE })))
  }
  return accepted({ top, read: { layout, statement: { ...statement, credits } } })
}

async function ask<Request extends ThreadRequest>(
  worker: Worker,
  request: Request,
): Promise<ThreadReply[Request['kind']]> {
  const replied = once(worker, 'message', { signal: AbortSignal.timeout(LONGEST_REPLY_MS) })
  worker.postMessage(request)
  const [reply] = await replied
  return reply
}

function isOutOfTimeOrMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
}
