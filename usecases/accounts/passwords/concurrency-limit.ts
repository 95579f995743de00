import { accepted, type Outcome, refused } from '#domain/outcome.ts'

type Limits = { readonly concurrency: number; readonly maxQueued: number }

/** Runs a few heavy tasks at once, queues a few more, and refuses the rest before they cost anything. */
export function createConcurrencyLimit({ concurrency, maxQueued }: Limits) {
  const queue: (() => void)[] = []
  /** Runs first and has its own limit, so that a full queue does not affect it. */
  const priorityQueue: (() => void)[] = []
  let running = 0

  async function run<Value>(
    task: () => Promise<Value>,
    { hasPriority = false }: { hasPriority?: boolean } = {},
  ): Promise<Outcome<Value, 'busy'>> {
    if (running >= concurrency) {
      const own = hasPriority ? priorityQueue : queue
      if (own.length >= maxQueued) return refused('busy')
      // A finished task hands its place over, so `running` does not change.
      await new Promise<void>((resolve) => own.push(resolve))
    } else running += 1

    try {
      return accepted(await task())
    } finally {
      const next = priorityQueue.shift() ?? queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { run, isFull: () => queue.length >= maxQueued }
}
