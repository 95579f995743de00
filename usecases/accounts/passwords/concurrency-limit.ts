import PQueue from 'p-queue'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

type Limits = { readonly concurrency: number; readonly maxQueued: number }

/** Runs a few heavy tasks at once, queues a few more, and refuses the rest before they cost anything. */
export function createConcurrencyLimit({ concurrency, maxQueued }: Limits) {
  const queue = new PQueue({ concurrency })

  /** What has priority runs first and has its own limit, so that a full queue does not affect it. */
  async function run<Value>(
    task: () => Promise<Value>,
    { hasPriority = false }: { hasPriority?: boolean } = {},
  ): Promise<Outcome<Value, 'busy'>> {
    const priority = hasPriority ? 1 : 0
    if (queue.sizeBy({ priority }) >= maxQueued) return refused('busy')
    return accepted(await queue.add(task, { priority }))
  }

  return { run, isFull: () => queue.sizeBy({ priority: 0 }) >= maxQueued }
}
