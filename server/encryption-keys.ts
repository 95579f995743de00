import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { type DiscardRefusal, type KeyRingRefusal, type KeySources, openKeyRing } from '#usecases/open-key-ring.ts'
import type { DataDir } from './data-dir.ts'
import type { Logger } from './log.ts'
import type { Settings } from './settings.ts'
import { earlierSecrets, readSecretFile, siteSecret } from './site-secret.ts'
import { StartRefused } from './start-refused.ts'

/** The keys for birth details, after checking that no encrypted row needs another one. */
export async function loadEncryptionKeys(
  db: Database,
  settings: Settings,
  { dataDir, log }: { readonly dataDir: DataDir; readonly log: Logger },
): Promise<KeyRing> {
  const sources = await keySources(settings, dataDir)
  const opened = await openKeyRing(db, sources)
  if (!opened.ok) throw new StartRefused(keyRingSentence(opened.refusal))

  const { ring, sealedBy } = opened.value
  if (sealedBy !== undefined && sealedBy !== sources.secret) {
    log.info({}, 'the encryption keys are now sealed with the new AUTH_SECRET')
  }
  return ring
}

export async function keySources(settings: Settings, dataDir: DataDir): Promise<KeySources> {
  const file = (await readSecretFile(dataDir, 'encryption-key')) ?? ''
  return {
    secret: await siteSecret(settings, dataDir),
    earlierSecrets: await earlierSecrets(settings, dataDir),
    keysInFile: file.split('\n').flatMap((line) => line.trim() || []),
  }
}

const IF_LOST =
  'If it is lost for good, npm run fsck -- --discard-unreadable says how to start without the birth details that need it.'

/** Says what the operator can do. */
export function keyRingSentence(refusal: KeyRingRefusal): string {
  if (refusal.reason === 'sealed-with-another-secret') {
    return `AUTH_SECRET is not the one that sealed the encryption keys of this database: set it back, or set AUTH_SECRET_PREVIOUS to the earlier one for one start. ${IF_LOST}`
  }
  const rows = refusal.samples.map(({ table, rows }) => `${rows} in ${table}`).join(', ')
  return `The key of some encrypted rows is missing (${rows}): set AUTH_SECRET_PREVIOUS to the AUTH_SECRET they were written with, or put their key into DATA_DIR/secrets/encryption-key. ${IF_LOST}`
}

export function discardSentence(refusal: DiscardRefusal): string {
  if (refusal.reason === 'site-running') return 'Nothing was discarded: stop the site and its workers first.'
  const { rows } = refusal
  return `Nothing was discarded. With this AUTH_SECRET and the keys in DATA_DIR, ${rows} encrypted rows cannot be read. If their key is lost for good, delete them with npm run fsck -- --discard-unreadable=${rows}.`
}
