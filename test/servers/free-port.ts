import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the ephemeral port range (from 32768 on Linux, 49152 elsewhere): otherwise one of a test's own connections
// could take the port between this check and the start of the server.
const FIRST = 20_000
const COUNT = 12_000

let next = randomInt(COUNT)

/** A port that was free just now; every call returns another one, so that servers can start side by side. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + next
    next = (next + 1) % COUNT
    if (await isFree(port)) return port
  }
  throw new Error('This machine has no free port.')
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
