import type { Database, Transaction } from '#db/client.ts'
import { discardUnreadable, listSealedSamples, type SealedSample } from '#db/encrypted-columns.ts'
import { findSealedRing, isSiteRunning, lockSealedRing, recordSealedRing } from '#db/encryption-keys.ts'
import { hasKeyFor, type KeyRing } from '#db/key-ring.ts'
import { encryptPlainNotes } from '#db/sealed-notes.ts'
import { sealText, unsealWithAny } from '#db/sealed-text.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { newSecret } from './secrets.ts'

export type KeySources = {
  /** Seals the ring in the database. */
  readonly secret: string
  /** Secrets that may have sealed it before. In version 0.1 a secret could itself be the key of rows. */
  readonly earlierSecrets: readonly string[]
  /** Keys that the operator put into a file, the current one first. Version 0.1 had its keys there. */
  readonly keysInFile: readonly string[]
}

export type KeyRingRefusal =
  | { readonly reason: 'sealed-with-another-secret' }
  | { readonly reason: 'keys-missing'; readonly samples: readonly SealedSample[] }

export type OpenedKeyRing = {
  readonly ring: KeyRing
  /** The secret that seals the ring in the database; undefined before the first start. */
  readonly sealedBy: string | undefined
}

/**
 * Opens the site's key ring, which is created at the first start, and checks that it has the key of every encrypted row.
 * A ring that an earlier secret sealed is sealed again with the current one, and what an earlier version stored in plain
 * text is encrypted.
 */
export async function openKeyRing(db: Database, sources: KeySources): Promise<Outcome<OpenedKeyRing, KeyRingRefusal>> {
  return db.transaction(async (tx) => {
    await lockSealedRing(tx)
    const opened = await readKeyRing(tx, sources)
    if (!opened.ok) return opened
    await saveKeyRing(tx, opened.value.ring, sources)
    await encryptPlainNotes(tx, opened.value.ring)
    return opened
  })
}

/** The same without changing anything. */
export async function readKeyRing(db: Database, sources: KeySources): Promise<Outcome<OpenedKeyRing, KeyRingRefusal>> {
  const stored = await readStoredRing(db, sources)
  if (stored === 'sealed-with-another-secret') return refused({ reason: stored })

  const samples = await listSealedSamples(db)
  const ring = completeRing(stored?.ring, sources, samples)
  const locked = samples.filter(({ sealed }) => !hasKeyFor(sealed, ring))
  if (locked.length > 0) return refused({ reason: 'keys-missing', samples: locked })
  return accepted({ ring, sealedBy: stored?.secret })
}

export type DiscardRefusal =
  | { readonly reason: 'site-running' }
  | { readonly reason: 'unconfirmed'; readonly rows: number }

/**
 * For a site that has lost keys for good: deletes what they encrypted, so that it can start. The operator confirms the
 * number of rows, because with a wrong AUTH_SECRET this would be every one.
 */
export async function discardLockedRows(
  db: Database,
  sources: KeySources,
  confirmedRows: number | undefined,
): Promise<Outcome<{ readonly rows: number }, DiscardRefusal>> {
  return db.transaction(async (tx) => {
    await lockSealedRing(tx)
    if (await isSiteRunning(tx)) return refused({ reason: 'site-running' })

    const stored = await readStoredRing(tx, sources)
    const storedRing = stored === 'sealed-with-another-secret' ? undefined : stored?.ring
    const samples = await listSealedSamples(tx)
    const ring = completeRing(storedRing, sources, samples)
    const rows = samples.reduce((sum, sample) => sum + (hasKeyFor(sample.sealed, ring) ? 0 : sample.rows), 0)
    if (rows !== (confirmedRows ?? 0)) return refused({ reason: 'unconfirmed', rows })

    await discardUnreadable(tx, ring)
    await saveKeyRing(tx, ring, sources)
    return accepted({ rows })
  })
}

async function readStoredRing(db: Database, { secret, earlierSecrets }: KeySources) {
  const sealed = await findSealedRing(db)
  if (sealed === undefined) return undefined

  const opened = unsealWithAny(sealed, [secret, ...earlierSecrets])
  // Only saveKeyRing writes it.
  return opened ? { ring: JSON.parse(opened.text) as KeyRing, secret: opened.secret } : 'sealed-with-another-secret'
}

async function saveKeyRing(tx: Transaction, ring: KeyRing, { secret }: KeySources): Promise<void> {
  await recordSealedRing(tx, sealText(JSON.stringify(ring), secret))
}

/** The keys in the file come first, so that the operator can replace the current key. */
function completeRing(
  stored: KeyRing | undefined,
  { secret, earlierSecrets, keysInFile }: KeySources,
  samples: readonly SealedSample[],
): KeyRing {
  const [current = newSecret(), ...earlier] = new Set([...keysInFile, ...(stored ?? [])])
  const isMissing = (key: string) =>
    key !== current && !earlier.includes(key) && samples.some(({ sealed }) => hasKeyFor(sealed, [key]))
  return [current, ...earlier, ...new Set([secret, ...earlierSecrets].filter(isMissing))]
}
