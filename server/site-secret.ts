import { type DataDir, readOrCreateSecret } from './data-dir.ts'
import type { Settings } from './settings.ts'

/** AUTH_SECRET, or the generated secret of this data folder. Encrypts what a copy of the database must not reveal. */
export function siteSecret({ authSecret }: Settings, dataDir: DataDir): Promise<string> {
  return authSecret ? Promise.resolve(authSecret) : readOrCreateSecret(dataDir, 'auth-secret')
}
