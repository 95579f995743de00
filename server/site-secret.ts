import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#domain/caught-error.ts'
import { type DataDir, readOrCreateSecret } from './data-dir.ts'
import type { Settings } from './settings.ts'

/** AUTH_SECRET, or the generated secret of this data folder. Encrypts what a copy of the database must not reveal. */
export function siteSecret({ authSecret }: Settings, dataDir: DataDir): Promise<string> {
  return authSecret ? Promise.resolve(authSecret) : readOrCreateSecret(dataDir, 'auth-secret')
}

/** Secrets that may have sealed what the database holds: AUTH_SECRET_PREVIOUS, and the file that AUTH_SECRET replaces. */
export async function earlierSecrets(settings: Settings, dataDir: DataDir): Promise<string[]> {
  const { authSecret, authSecretPrevious } = settings
  const generated = authSecret ? await readSecretFile(dataDir, 'auth-secret') : undefined
  return [authSecretPrevious, generated?.trim()].filter((secret) => secret !== undefined)
}

export async function readSecretFile({ secrets }: DataDir, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(secrets, name), 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return undefined
  }
}
