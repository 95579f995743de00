import { setTimeout as delay } from 'node:timers/promises'
import { isProcessAlive } from '../is-process-alive.ts'
import { StartRefused } from '../start-refused.ts'
import type { PostgresBinaries } from './binaries.ts'
import { OURSELVES, runAs } from './identity.ts'
import { isServerOf, readPostmasterFile, signAsStale } from './postmaster-file.ts'

type Patience = { readonly fastMs: number; readonly immediateMs: number }

/** A server of ours is asked to finish cleanly; an orphan's clients are dead, so it is not waited for as long. */
export const PATIENCE: Patience = { fastMs: 20_000, immediateMs: 3_000 }
const PATIENCE_WITH_ORPHAN: Patience = { fastMs: 1_200, immediateMs: 800 }

/** SIGINT sends the clients away and writes everything down, SIGQUIT leaves that to the next start, SIGKILL is last. */
export async function stopServer(pid: number, { fastMs, immediateMs }: Patience): Promise<void> {
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
 * A server whose parent was killed is replaced, not adopted: the new one then runs with this version's program and
 * settings, and is our own child. What it had acknowledged is on the disk.
 */
export async function stopOrphan(cluster: string, binaries: PostgresBinaries): Promise<void> {
  const file = await readPostmasterFile(cluster)
  if (!file) return

  if (process.platform === 'win32') {
    await runAs(OURSELVES, binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-t', '3'], { cwd: cluster })
    return
  }
  if (!(await isServerOf(cluster, file.pid))) return signAsStale(cluster)

  await stopServer(file.pid, PATIENCE_WITH_ORPHAN).catch((cause: unknown) => {
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
