import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeyRing } from '#db/key-ring.ts'
import { errorCode } from '#domain/caught-error.ts'
import { type DataDir, readOrCreateSecret } from './data-dir.ts'
import type { Settings } from './settings.ts'

/**
 * The keys for birth details. The file `encryption-key` has one per line: the first encrypts, all of them decrypt, so a
 * new key is added above the old one. A site on several machines shares AUTH_SECRET instead; the file takes precedence.
 */
export async function encryptionKeys({ authSecret }: Settings, dataDir: DataDir): Promise<KeyRing> {
  const written = await readKeys(dataDir)
  if (written) return written
  return [authSecret ?? (await readOrCreateSecret(dataDir, 'encryption-key'))]
}

async function readKeys({ secrets }: DataDir): Promise<KeyRing | undefined> {
  const text = await readFile(join(secrets, 'encryption-key'), 'utf8').catch(ignoreMissing)
  const [current, ...earlier] = (text ?? '').split('\n').flatMap((line) => line.trim() || [])
  return current === undefined ? undefined : [current, ...earlier]
}

function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
  return undefined
}
