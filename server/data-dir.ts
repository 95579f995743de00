import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, errorMessage } from '#domain/caught-error.ts'
import { StartRefused } from './start-refused.ts'

export type DataDir = {
  readonly path: string
  readonly postgres: string
  readonly outbox: string
  readonly uploads: string
  readonly secrets: string
}

/** Everything stored on this machine is in one folder that only this account can open. */
export async function prepareDataDir(path: string): Promise<DataDir> {
  const dataDir = dataDirAt(path)
  try {
    for (const folder of [path, dataDir.outbox, dataDir.uploads, dataDir.secrets]) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
    }
  } catch (cause) {
    throw new StartRefused(`DATA_DIR: the folder ${path} cannot be made or written: ${errorMessage(cause)}.`, {
      cause,
    })
  }
  return dataDir
}

function dataDirAt(path: string): DataDir {
  return {
    path,
    // Not created here: the database moves its complete folder into place.
    postgres: join(path, 'postgres'),
    outbox: join(path, 'outbox'),
    uploads: join(path, 'uploads'),
    secrets: join(path, 'secrets'),
  }
}

/** Created once and never changed: sessions and encrypted rows depend on it. */
export async function readOrCreateSecret(dataDir: DataDir, name: 'auth-secret'): Promise<string> {
  const path = join(dataDir.secrets, name)
  const existing = await readSecret(path)
  if (existing !== undefined) return existing

  await writeOnce(path, randomBytes(32).toString('base64url'))
  const written = await readSecret(path)
  if (written === undefined) throw new Error(`${path} was written but cannot be found.`)
  return written
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Synced to disk before it gets its name; of two processes at once, the first one wins. */
async function writeOnce(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()

  try {
    await link(draft, path)
    await rm(draft)
  } catch (error) {
    // Some file systems have no hard links; there the last process wins.
    if (errorCode(error) === 'EEXIST') await rm(draft)
    else await rename(draft, path)
  }
}
