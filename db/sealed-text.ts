import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import type { SealedText } from '#domain/sealed-text.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts text that the database stores but must not reveal: AES-256-GCM with a key derived from the site's secret,
 * which is stored outside the database.
 */
export function sealText(text: string, secret: string): SealedText {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce)
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url') as SealedText
}

/** Throws if the text was sealed with another secret or altered. */
export function unsealText(sealed: SealedText, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const options = { authTagLength: TAG_BYTES }
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, NONCE_BYTES), options)
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** Tries several secrets. Returns the text and the secret that sealed it, or undefined if none did. */
export function unsealWithAny(
  sealed: SealedText,
  secrets: readonly string[],
): { readonly text: string; readonly secret: string } | undefined {
  for (const secret of secrets) {
    try {
      return { text: unsealText(sealed, secret), secret }
    } catch {
      // Another secret sealed it.
    }
  }
  return undefined
}

/** Deriving a key takes longer than using it, and a site has only a few secrets. */
const keys = new Map<string, KeyObject>()

function keyFrom(secret: string): KeyObject {
  const known = keys.get(secret)
  if (known) return known

  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'muhurta sealed text', 32)))
  keys.set(secret, key)
  return key
}
