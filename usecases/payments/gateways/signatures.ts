import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether this is the HMAC-SHA256 of the text, in hexadecimal. */
export function isSignatureOf(text: string, secret: string, signature: string): boolean {
  if (secret === '' || !/^[0-9a-f]{64}$/i.test(signature)) return false
  return timingSafeEqual(createHmac('sha256', secret).update(text).digest(), Buffer.from(signature, 'hex'))
}
