import { createHash } from 'node:crypto'
import type { SealedText } from '#domain/sealed-text.ts'
import { sealText, unsealText } from './sealed-text.ts'

/**
 * The keys for what people trust us with, their birth details above all. The first one seals; the others still open
 * what they have sealed, so that a key can be replaced without touching a row. They live outside the database.
 */
export type KeyRing = readonly [current: string, ...earlier: string[]]

const SEPARATOR = '.'

export function sealWithRing(text: string, ring: KeyRing): SealedText {
  return `${nameOf(ring[0])}${SEPARATOR}${sealText(text, ring[0])}` as SealedText
}

/** Throws when none of the keys has sealed it, or when it was altered. */
export function unsealWithRing(sealed: SealedText, ring: KeyRing): string {
  const [name, ...rest] = sealed.split(SEPARATOR)
  const key = findKey(sealed, ring)
  if (key === undefined) throw new Error(`The encryption key ${name} is missing: a row cannot be read without it.`)

  return unsealText(rest.join(SEPARATOR) as SealedText, key)
}

/** False for what was sealed with a key that is no longer on the ring. */
export function hasKeyFor(sealed: SealedText, ring: KeyRing): boolean {
  return findKey(sealed, ring) !== undefined
}

function findKey(sealed: SealedText, ring: KeyRing): string | undefined {
  const [name] = sealed.split(SEPARATOR)
  return ring.find((candidate) => nameOf(candidate) === name)
}

/** Tells keys apart without telling anything about them. */
function nameOf(key: string): string {
  return createHash('sha256').update(`muhurta key name ${key}`).digest('base64url').slice(0, 8)
}
