import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '#domain/caught-error.ts'
import { StartRefused } from '../start-refused.ts'
import type { Identity } from './identity.ts'

export const SOCKET_NAME = '.s.PGSQL.5432'

// The operating system limits the path of a socket: 107 bytes on Linux, 103 on macOS.
const LONGEST_SOCKET_PATH = 103

/** The database's own folder if its path is short enough, else a private folder in /tmp. */
export function socketFolderFor(folder: string): string {
  if (fits(folder)) return folder

  const name = `muhurta-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const own = join(tmpdir(), name)
  return fits(own) ? own : join('/tmp', name)
}

/** Creates the private folder, again after /tmp was cleaned, and refuses one that another account created. */
export async function ensureSocketFolder(path: string, identity: Identity): Promise<void> {
  const created = await mkdir(path, { mode: 0o700 }).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) === 'EEXIST') return false
      throw error
    },
  )
  const { uid = process.getuid?.() ?? 0, gid = process.getgid?.() ?? 0 } = identity.account ?? {}
  if (created) await chown(path, uid, gid)

  const found = await lstat(path)
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new StartRefused(
      `${path} is needed for the socket of the database, but it is not a private folder of this account: remove it, or choose a shorter DATA_DIR.`,
    )
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, SOCKET_NAME)) <= LONGEST_SOCKET_PATH
}
