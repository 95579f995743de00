import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '#db/key-ring.ts'

/** What a signed link opens, for the reader of an email only. */
export type LinkSubject = { readonly id: string; readonly email: string }

const ID_BYTES = 16
const SIGNATURE_BYTES = 32

/**
 * The token of a link that needs no sign-in (0119). It is signed and not stored, so an email can be composed again at any
 * time. It is bound to the address: when that changes or is erased, the link stops working.
 */
export function signLink(keys: KeyRing, right: string, subject: LinkSubject): string {
  const id = Buffer.from(subject.id.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, signature(keys[0], right, subject)]).toString('base64url')
}

export type SignedToken = { readonly id: string; readonly signature: Buffer }

/** The subject that a token claims to be for; undefined if it is no token. */
export function readSignedToken(token: string): SignedToken | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined
  const id = bytes.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { id, signature: bytes.subarray(ID_BYTES) }
}

export function isSignedFor(keys: KeyRing, right: string, token: SignedToken, email: string): boolean {
  const subject = { id: token.id, email }
  return keys.some((key) => timingSafeEqual(signature(key, right, subject), token.signature))
}

/** The key is derived, so that signatures and sealed texts never share one. */
function signature(key: string, right: string, { id, email }: LinkSubject): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'muhurta booking link', SIGNATURE_BYTES))
  return createHmac('sha256', derived).update(`${right} ${id} ${email}`).digest()
}
