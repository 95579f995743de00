import { createHash, randomBytes, randomInt } from 'node:crypto'

const SECRET_BYTES = 32

/** 256 random bits for a cookie or a link. They cannot be guessed, so storing a plain fast hash is safe. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Without characters that look alike, because this password is read from a screen. */
const READABLE = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const READABLE_LENGTH = 16

export function newReadablePassword(): string {
  return Array.from({ length: READABLE_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('')
}
