import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** Lets a few pieces of heavy work run at once, a few more wait, and refuses the rest before they cost anything. */
export function createConcurrencyLimit({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0

  async function run<Value>(work: () => Promise<Value>): Promise<Outcome<Value, 'busy'>> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return refused('busy')
      // Whoever finishes hands its lane over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1

    try {
      return accepted(await work())
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { run, isFull: () => waiting.length >= mostWaiting }
}
