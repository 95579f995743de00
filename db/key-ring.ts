import { createHash } from 'node:crypto'
import type { SealedText } from '#domain/sealed-text.ts'
import { sealText, unsealText } from './sealed-text.ts'

/**
 * The keys for sensitive data, above all birth details. The first one encrypts; the others only decrypt, so that a key
 * can be replaced without rewriting rows. The database stores them sealed with the site's secret (0032).
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

/** False if the key is missing or the text was altered. */
export function opensWith(sealed: SealedText, ring: KeyRing): boolean {
  try {
    unsealWithRing(sealed, ring)
    return true
  } catch {
    return false
  }
}

/** The name of the key that encrypted this text. */
export function keyNameIn(sealed: SealedText): string {
  return sealed.split(SEPARATOR)[0] ?? ''
}

function findKey(sealed: SealedText, ring: KeyRing): string | undefined {
  const name = keyNameIn(sealed)
  return ring.find((candidate) => nameOf(candidate) === name)
}

/** Identifies a key without revealing it. */
function nameOf(key: string): string {
  return createHash('sha256').update(`muhurta key name ${key}`).digest('base64url').slice(0, 8)
}
