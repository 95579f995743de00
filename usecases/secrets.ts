import { createHash, randomBytes, randomInt } from 'node:crypto'

const SECRET_BYTES = 32

/** 256 random bits for a cookie or a link: nobody guesses it, so a plain fast hash of it is safe to keep. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** No letter or digit that looks like another: this password is read from a screen. */
const READABLE = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const READABLE_LENGTH = 16

export function newReadablePassword(): string {
  return Array.from({ length: READABLE_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('')
}
