import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type LockHolder = { readonly pid: number; readonly command: string; readonly isStopping: boolean }

export type DataDirLock = {
  /** Another start that comes now waits for our end instead of giving up. */
  announceStop(): void
  release(): void
}

const SQLITE_BUSY = 5
const WAIT_MS = 1_000
const WAIT_FOR_STOP_MS = 15_000

// A lock that nobody refers to any more would be collected as garbage, and the operating system would let it go.
const held = new Set<DatabaseSync>()

/**
 * One program at a time works in a data folder. The lock is one of the operating system, taken through the SQLite
 * inside Node because Node itself offers none: it ends with the process however that dies, so it is never stale, and
 * it does not mistake another process with the same number for its holder. The file beside it only says who that is.
 */
export async function lockDataDir(
  path: string,
  command: string,
  { waitMs = WAIT_MS }: { waitMs?: number } = {},
): Promise<Outcome<DataDirLock, LockHolder | undefined>> {
  const startedAt = Date.now()
  for (;;) {
    const lock = tryLock(join(path, 'lock'))
    if (lock) return accepted(hold(lock, join(path, 'lock.json'), command))

    const holder = readHolder(path)
    const waited = Date.now() - startedAt
    if (waited >= (holder?.isStopping ? WAIT_FOR_STOP_MS : waitMs)) return refused(holder)
    await delay(50)
  }
}

function tryLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

function hold(lock: DatabaseSync, card: string, command: string): DataDirLock {
  held.add(lock)
  const holder: LockHolder = { pid: process.pid, command, isStopping: false }
  writeCard(card, holder)

  return {
    announceStop: () => writeCard(card, { ...holder, isStopping: true }),
    release() {
      if (!held.delete(lock)) return
      rmSync(card, { force: true })
      lock.close()
    },
  }
}

function writeCard(card: string, holder: LockHolder): void {
  writeFileSync(`${card}.new`, JSON.stringify(holder))
  renameSync(`${card}.new`, card)
}

function readHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(join(path, 'lock.json'), 'utf8')) as LockHolder
  } catch {
    return undefined
  }
}
