import { createHash } from 'node:crypto'
import { linkText, type SealLink } from '#domain/bookings/prasna-seal.ts'

/** SHA-256 in hexadecimal, as `sha256sum` prints it. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

export function linkHash(link: Omit<SealLink, 'hash'>): string {
  return sha256(linkText(link))
}

/** Whether this text has this seal. */
export function isSealed(text: string, link: SealLink): boolean {
  return sha256(text) === link.contentHash && linkHash(link) === link.hash
}
