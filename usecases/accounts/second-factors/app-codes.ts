import { Secret, TOTP } from 'otpauth'
import { STEP_SECONDS, STEPS_OF_DRIFT, stepAt } from '#domain/accounts/second-factors.ts'

/** SHA-1 and six digits are what every app understands (RFC 6238); other values are ignored by some of them. */
const CODES = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What the QR code holds: the app shows the practice and the address beside its codes. */
export function appAddress(secret: string, { practice, email }: { practice: string; email: string }): string {
  return new TOTP({ ...CODES, secret, issuer: practice, label: email, issuerInLabel: true }).toString()
}

/** The step that this is the code of; undefined for a wrong code, or one of a step too far away. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...CODES, secret })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: STEPS_OF_DRIFT })
  return delta === null ? undefined : stepAt(now) + delta
}
