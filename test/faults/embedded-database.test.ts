import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { isProcessAlive } from '#server/is-process-alive.ts'
import { answerOf, HeldDatabase, serverPid } from '../held-database.ts'

const scratch = mkdtempSync(join(tmpdir(), 'muhurta-faults-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

// Making a database takes a second: where the story does not begin with the first start, the tests share one.
const dataDir = join(scratch, 'site')

test('the database of a killed site is replaced by the next start, with everything that was acknowledged', async () => {
  const killed = new HeldDatabase(dataDir)
  const { url } = await killed.opened()
  await answerOf(url, 'create table kept as select 1 as answer')
  const orphan = serverPid(dataDir)

  await killed.end('SIGKILL')
  expect(isProcessAlive(orphan)).toBe(true)
  const next = new HeldDatabase(dataDir)

  expect(await answerOf((await next.opened()).url, 'select answer from kept')).toBe(1)
  expect(isProcessAlive(orphan)).toBe(false)
  await next.end('SIGTERM')
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s leaves no process behind', async (signal) => {
  const held = new HeldDatabase(dataDir)
  await held.opened()
  const server = serverPid(dataDir)

  const { code } = await held.end(signal)

  expect(code).toBe(0)
  expect(isProcessAlive(server)).toBe(false)
})

test('a second start on the same data folder is refused and names the first', async () => {
  const first = new HeldDatabase(dataDir)
  await first.opened()

  const second = await new HeldDatabase(dataDir).ended()

  expect(second.code).toBe(1)
  expect(second.complaint).toContain(`DATA_DIR ${dataDir} is in use by process ${first.child.pid} (npm start)`)
  await first.end('SIGTERM')
})

test('a start that comes while the first one is stopping waits for its end', async () => {
  const first = new HeldDatabase(dataDir)
  await first.opened()

  first.child.kill('SIGTERM')
  const second = new HeldDatabase(dataDir)

  expect(await answerOf((await second.opened()).url, 'select 1 as answer')).toBe(1)
  await first.ended()
  await second.end('SIGTERM')
})

// Four kills in a row, each a little later into the start than the one before; together twenty different moments.
test.each([0, 1, 2, 3, 4])(
  'H17: a first start that is killed again and again works in the end (round %i)',
  async (round) => {
    const newDataDir = join(scratch, `first-start-${round}`)
    for (const kill of [0, 1, 2, 3]) {
      const start = new HeldDatabase(newDataDir)
      await delay(120 + 60 * (round + 5 * kill) + Math.random() * 60)
      await start.end('SIGKILL')
    }

    const survivor = new HeldDatabase(newDataDir)
    const { url, secret } = await survivor.opened()
    expect(await answerOf(url, 'select 1 as answer')).toBe(1)
    await survivor.end('SIGTERM')

    const later = new HeldDatabase(newDataDir)
    expect(await later.opened()).toEqual({ url, secret })
    await later.end('SIGTERM')
  },
)
