import { randomBytes } from 'node:crypto'

/** 128 random bits, as the content-security policy asks of a nonce. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}
