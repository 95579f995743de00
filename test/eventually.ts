import { setTimeout as sleep } from 'node:timers/promises'

// Nothing here is about speed: a busy machine must not fail a test.
const PATIENCE_MS = 60_000

/** Asks again and again until the answer is there: for work that another process or a queue does in its own time. */
export async function eventually<T>(ask: () => Promise<T | undefined | false> | T | undefined | false): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await sleep(20)
  }
  throw new Error(`This did not come true within ${PATIENCE_MS / 1000} seconds: ${ask}`)
}
