import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { findCertificate } from '#db/learning/certificates.ts'
import { findPrivateKey, lockSigningKeys, recordSigningKey } from '#db/learning/signing-keys.ts'
import { certificateText, signedFile } from '#domain/learning/certificate-text.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { istDate } from '#domain/time/india-time.ts'

/** Makes the practice's key for signing certificates, unless there is one. Returns the private key. */
export async function ensureSigningKey(db: Database, keys: KeyRing, now: Date): Promise<SealedText> {
  return db.transaction(async (tx) => {
    await lockSigningKeys(tx)
    const existing = await findPrivateKey(tx)
    if (existing !== undefined) return existing

    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const sealedPrivateKey = sealWithRing(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), keys)
    await recordSigningKey(tx, {
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      sealedPrivateKey,
      createdAt: now,
    })
    return sealedPrivateKey
  })
}

export type SignedCertificate = {
  readonly signature: string
  /** What `public/check-certificate.mjs` reads. */
  readonly file: string
}

/**
 * Undefined for an unknown certificate and a withdrawn one. The same text and key always give the same signature, so none is
 * stored, and certificates from before the key have one too.
 */
export async function signCertificate(
  db: Database,
  keys: KeyRing,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<SignedCertificate | undefined> {
  const certificate = await findCertificate(db, code)
  if (!certificate || certificate.withdrawnAt !== null) return undefined

  const { name: practiceName } = await requirePractice(db)
  const text = certificateText({ ...certificate, completedOn: istDate(certificate.completedAt), practiceName })
  const sealedKey = (await findPrivateKey(db)) ?? (await ensureSigningKey(db, keys, now))
  const key = createPrivateKey(unsealWithRing(sealedKey, keys))
  const signature = sign(null, Buffer.from(text), key).toString('base64url')
  return { signature, file: signedFile(text, signature) }
}
