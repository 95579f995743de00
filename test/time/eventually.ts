import { setTimeout as sleep } from 'node:timers/promises'

// Generous, so that a busy machine does not fail a test.
const TIMEOUT_MS = 60_000

/** Polls until there is a value: for work that another process or a queue does asynchronously. */
export async function eventually<T>(check: () => Promise<T | undefined | false> | T | undefined | false): Promise<T> {
  const deadline = performance.now() + TIMEOUT_MS
  while (performance.now() < deadline) {
    const value = await check()
    if (value !== undefined && value !== false) return value
    await sleep(20)
  }
  throw new Error(`This did not become true within ${TIMEOUT_MS / 1000} seconds: ${check}`)
}
