import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '#db/client.ts'
import { emails } from '#db/schema/emails.ts'
import { runningDatabaseUrl } from '#server/embedded-postgres/database-url.ts'
import { serverPid } from '#test/postgres/database-process.ts'
import { listProcessesOf } from '#test/servers/list-processes.ts'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { eventually } from '#test/time/eventually.ts'
import { KILL_ROUNDS } from '../races/sizes.ts'
import { startEmailWriters } from './email-writers.ts'
import { statusOf } from './site-process.ts'

const ROUNDS = KILL_ROUNDS
const MAX_MS_EACH = 60_000

let dataDir: string
let server: ServerProcess

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'muhurta-killed-'))
})

afterEach(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test(
  `H1: a server killed during writes loses nothing acknowledged and leaves no process running (KILL_ROUNDS=${ROUNDS})`,
  async () => {
    const acknowledged: string[] = []
    const startsMs: number[] = []

    server = await startServerProcess({ dataDir })
    for (let round = 1; round <= ROUNDS; round++) {
      const writers = startEmailWriters(await requireDatabaseUrl())
      await eventually(() => writers.acknowledged.length > 1)
      await delay(Math.random() * 300)
      await server.kill()
      // The writers continue until the next start replaces the orphaned database.
      server = await startServerProcess({ dataDir, port: server.port })
      await writers.ended

      startsMs.push(Math.round(server.startMs))
      acknowledged.push(...writers.acknowledged)
    }
    const present = await listEventKeys()
    const exitCode = await server.stop()

    const sorted = startsMs.toSorted((one, other) => one - other)
    console.log(
      `${acknowledged.length} acknowledged emails; restarts took ${sorted[Math.floor(ROUNDS / 2)]} ms, at most ${sorted.at(-1)} ms`,
    )
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    expect(acknowledged.filter((key) => !present.has(key))).toEqual([])
    expect(exitCode).toBe(0)
    expect(await listProcessesOf(dataDir)).toEqual([])
  },
  (ROUNDS + 2) * MAX_MS_EACH,
)

test(
  `H3: a database killed during writes loses nothing acknowledged, and the server recovers (KILL_ROUNDS=${ROUNDS})`,
  async () => {
    const acknowledged: string[] = []
    server = await startServerProcess({ dataDir })

    for (let round = 1; round <= ROUNDS; round++) {
      const writers = startEmailWriters(await eventually(() => runningDatabaseUrl(join(dataDir, 'postgres'))))
      await eventually(() => writers.acknowledged.length > 0)
      await delay(Math.random() * 300)
      process.kill(serverPid(dataDir), 'SIGKILL')
      await writers.ended
      await eventually(async () => (await statusOf(`${server.url}/readyz`)) === 200)
      acknowledged.push(...writers.acknowledged)
    }
    const present = await listEventKeys()

    console.log(`${acknowledged.length} acknowledged emails survived ${ROUNDS} kills of the database`)
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)
    expect(acknowledged.filter((key) => !present.has(key))).toEqual([])
    expect(await server.stop()).toBe(0)
  },
  (ROUNDS + 2) * MAX_MS_EACH,
)

async function requireDatabaseUrl(): Promise<string> {
  const url = await runningDatabaseUrl(join(dataDir, 'postgres'))
  if (!url) throw new Error('The server is ready, but its database is not.')
  return url
}

async function listEventKeys(): Promise<Set<string>> {
  const { db, close } = connect(await requireDatabaseUrl())
  const rows = await db.select({ eventKey: emails.eventKey }).from(emails)
  await close()
  return new Set(rows.map((row) => row.eventKey))
}
