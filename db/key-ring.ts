import { createHash } from 'node:crypto'
import type { SealedText } from '#domain/sealed-text.ts'
import { sealText, unsealText } from './sealed-text.ts'

/**
 * The keys for sensitive data, above all birth details. The first one encrypts; the others only decrypt, so that a key
 * can be replaced without rewriting rows. They are stored outside the database.
 */
export type KeyRing = readonly [current: string, ...earlier: string[]]

const SEPARATOR = '.'

export function sealWithRing(text: string, ring: KeyRing): SealedText {
  return `${nameOf(ring[0])}${SEPARATOR}${sealText(text, ring[0])}` as SealedText
}

/** Throws if no key fits or the text was altered. */
export function unsealWithRing(sealed: SealedText, ring: KeyRing): string {
  const [name, ...rest] = sealed.split(SEPARATOR)
  const key = findKey(sealed, ring)
  if (key === undefined) throw new Error(`The encryption key ${name} is missing: a row cannot be read without it.`)

  return unsealText(rest.join(SEPARATOR) as SealedText, key)
}

/** False if the key is no longer on the ring. */
export function hasKeyFor(sealed: SealedText, ring: KeyRing): boolean {
  return findKey(sealed, ring) !== undefined
}

function findKey(sealed: SealedText, ring: KeyRing): string | undefined {
  const [name] = sealed.split(SEPARATOR)
  return ring.find((candidate) => nameOf(candidate) === name)
}

/** Identifies a key without revealing it. */
function nameOf(key: string): string {
  return createHash('sha256').update(`muhurta key name ${key}`).digest('base64url').slice(0, 8)
}
