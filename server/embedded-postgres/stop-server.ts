import { setTimeout as delay } from 'node:timers/promises'
import { isProcessAlive } from '../is-process-alive.ts'
import { StartRefused } from '../start-refused.ts'
import type { PostgresBinaries } from './binaries.ts'
import { CURRENT_ACCOUNT, runAs } from './identity.ts'
import { isServerOf, markStale, readPostmasterFile } from './postmaster-file.ts'

type StopTimeouts = { readonly fastMs: number; readonly immediateMs: number }

/** A server of ours finishes cleanly; an orphan's clients are dead, so it gets less time. */
export const STOP_TIMEOUTS: StopTimeouts = { fastMs: 20_000, immediateMs: 3_000 }
const ORPHAN_TIMEOUTS: StopTimeouts = { fastMs: 1_200, immediateMs: 800 }

/** SIGINT disconnects the clients and writes everything to disk, SIGQUIT leaves that to the next start, SIGKILL is last. */
export async function stopServer(pid: number, { fastMs, immediateMs }: StopTimeouts): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGINT', fastMs],
    ['SIGQUIT', immediateMs],
    ['SIGKILL', 1_000],
  ] as const) {
    if (!isProcessAlive(pid)) return
    process.kill(pid, signal)
    if (await hasEnded(pid, waitMs)) return
  }
}

/**
 * Stops a server whose parent was killed. It is replaced, not adopted, so that the new one is our child and has this
 * version's program and settings. Everything it acknowledged is on disk.
 */
export async function stopOrphan(cluster: string, binaries: PostgresBinaries): Promise<void> {
  const file = await readPostmasterFile(cluster)
  if (!file) return

  if (process.platform === 'win32') {
    await runAs(CURRENT_ACCOUNT, binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-t', '3'], { cwd: cluster })
    return
  }
  if (!(await isServerOf(cluster, file.pid))) return markStale(cluster)

  await stopServer(file.pid, ORPHAN_TIMEOUTS).catch((cause: unknown) => {
    throw new StartRefused(
      `A database left over from an earlier start (process ${file.pid}) belongs to another account: stop it from there.`,
      { cause },
    )
  })
}

async function hasEnded(pid: number, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs
  while (isProcessAlive(pid)) {
    if (Date.now() > deadline) return false
    await delay(10)
  }
  return true
}
