import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type DataDirLock, lockDataDir } from './data-dir-lock.ts'

const scratch = mkdtempSync(join(tmpdir(), 'muhurta-lock-'))
afterAll(() => rmSync(scratch, { recursive: true }))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(scratch, 'data-'))
})

async function take(command = 'npm start'): Promise<DataDirLock> {
  const outcome = await lockDataDir(folder, command, { waitMs: 0 })
  if (!outcome.ok) throw new Error('The folder is taken.')
  return outcome.value
}

test('refuses a locked folder and names the holder', async () => {
  const lock = await take('npm run worker')

  const second = await lockDataDir(folder, 'npm start', { waitMs: 0 })

  const holder = { pid: process.pid, command: 'npm run worker', isStopping: false }
  expect(second).toEqual({ ok: false, refusal: holder })
  lock.release()
})

test('can be taken again after release', async () => {
  const first = await take()
  first.release()
  first.release()

  expect(existsSync(join(folder, 'lock.json'))).toBe(false)
  const second = await take()
  second.release()
})

test('ignores the note of a dead process, even when its pid is in use again', async () => {
  writeFileSync(join(folder, 'lock'), '')
  writeFileSync(
    join(folder, 'lock.json'),
    JSON.stringify({ pid: process.ppid, command: 'npm start', isStopping: false }),
  )

  const lock = await take()

  lock.release()
})

test('can be released when its folder cannot be written any more', async () => {
  const lock = await take()
  rmSync(folder, { recursive: true })

  lock.markStopping()
  lock.release()
})

test('waits while the holder is stopping', async () => {
  const first = await take()
  first.markStopping()

  const waiting = lockDataDir(folder, 'npm start', { waitMs: 0 })
  setTimeout(() => first.release(), 150)

  const second = await waiting
  expect(second.ok).toBe(true)
  if (second.ok) second.value.release()
})
