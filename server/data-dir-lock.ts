import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type LockHolder = { readonly pid: number; readonly command: string; readonly isStopping: boolean }

export type DataDirLock = {
  /** A second start now waits for this process to end instead of giving up. */
  markStopping(): void
  release(): void
}

const SQLITE_BUSY = 5
const WAIT_MS = 1_000
const WAIT_FOR_STOP_MS = 15_000

// Without a reference the lock would be garbage collected and released.
const held = new Set<DatabaseSync>()

/**
 * One process at a time uses a data folder. This is a lock of the operating system, taken through node:sqlite because
 * Node has no file locks: it ends with the process, so it is never stale, and a reused pid cannot hold it. The file
 * beside it only says who the holder is.
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

function hold(lock: DatabaseSync, note: string, command: string): DataDirLock {
  held.add(lock)
  const holder: LockHolder = { pid: process.pid, command, isStopping: false }
  writeNote(note, holder)

  return {
    markStopping() {
      try {
        writeNote(note, { ...holder, isStopping: true })
      } catch {
        // The note only makes a second start wait longer: a full disk must not prevent the stop.
      }
    },
    release() {
      if (!held.delete(lock)) return
      rmSync(note, { force: true })
      lock.close()
    },
  }
}

function writeNote(note: string, holder: LockHolder): void {
  writeFileSync(`${note}.new`, JSON.stringify(holder))
  renameSync(`${note}.new`, note)
}

function readHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(join(path, 'lock.json'), 'utf8')) as LockHolder
  } catch {
    return undefined
  }
}
