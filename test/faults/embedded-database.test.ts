import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isProcessAlive } from '#server/is-process-alive.ts'
import { DatabaseProcess, queryValue, serverPid } from '#test/postgres/database-process.ts'

const scratch = mkdtempSync(join(tmpdir(), 'muhurta-faults-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

// Creating a database takes a second, so tests that are not about the first start share one.
const dataDir = join(scratch, 'site')

test('the next start replaces the orphaned database of a killed site and retains its data', async () => {
  const killed = new DatabaseProcess(dataDir)
  const { url } = await killed.opened()
  await queryValue(url, 'create table written as select 1 as value')
  const orphan = serverPid(dataDir)

  await killed.end('SIGKILL')
  expect(isProcessAlive(orphan)).toBe(true)
  const next = new DatabaseProcess(dataDir)

  expect(await queryValue((await next.opened()).url, 'select value from written')).toBe(1)
  expect(isProcessAlive(orphan)).toBe(false)
  await next.end('SIGTERM')
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s leaves no process running', async (signal) => {
  const held = new DatabaseProcess(dataDir)
  await held.opened()
  const server = serverPid(dataDir)

  const { code } = await held.end(signal)

  expect(code).toBe(0)
  expect(isProcessAlive(server)).toBe(false)
})

test('refuses a second start on the same data folder and names the first', async () => {
  const first = new DatabaseProcess(dataDir)
  await first.opened()

  const second = await new DatabaseProcess(dataDir).ended()

  expect(second.code).toBe(1)
  expect(second.errorOutput).toContain(`DATA_DIR ${dataDir} is in use by process ${first.child.pid} (npm start)`)
  await first.end('SIGTERM')
})

test('a start waits for a process that is still stopping', async () => {
  const first = new DatabaseProcess(dataDir)
  await first.opened()

  first.child.kill('SIGTERM')
  const second = new DatabaseProcess(dataDir)

  expect(await queryValue((await second.opened()).url, 'select 1 as value')).toBe(1)
  await first.ended()
  await second.end('SIGTERM')
})
