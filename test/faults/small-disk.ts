import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { runningDatabaseUrl } from '#server/embedded-postgres/database-url.ts'

const SIZE_MB = 192
const IN_A_NAMESPACE = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c']

/** Runs the server with its data folder on a small disk. */
export const ON_A_SMALL_DISK = [
  ...IN_A_NAMESPACE,
  `mount -t tmpfs -o size=${SIZE_MB}m none "$DATA_DIR" && exec "$@"`,
  'sh',
]

/** Whether this account may mount a disk in its own namespace. */
export function canMount(): boolean {
  const [program = '', ...args] = IN_A_NAMESPACE
  return spawnSync(program, [...args, 'mount -t tmpfs none /mnt']).status === 0
}

/** Access to the disk from outside the process that mounted it. */
export function smallDiskOf(pid: number, dataDir: string) {
  const root = `/proc/${pid}/root`
  const filler = join(root, dataDir, 'filler')

  return {
    /** Uses every byte that is left. */
    fill(): void {
      const file = openSync(filler, 'w')
      try {
        for (const size of [1024 * 1024, 4096, 512]) while (writes(file, Buffer.alloc(size)));
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler),
    async databaseUrl(): Promise<string> {
      const url = new URL((await runningDatabaseUrl(join(root, dataDir, 'postgres'))) ?? '')
      url.searchParams.set('host', join(root, url.searchParams.get('host') ?? ''))
      return url.href
    },
  }
}

function writes(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length
  } catch {
    return false
  }
}
