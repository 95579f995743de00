import { type DataDir, readOrCreateSecret } from './data-dir.ts'
import type { Settings } from './settings.ts'

/** AUTH_SECRET, or the one that was made for this data folder: seals what the database must not be able to tell. */
export function siteSecret({ authSecret }: Settings, dataDir: DataDir): Promise<string> {
  return authSecret ? Promise.resolve(authSecret) : readOrCreateSecret(dataDir, 'auth-secret')
}
