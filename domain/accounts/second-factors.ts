import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Proof } from '#domain/viewer.ts'
import { parseSignInCode } from './sign-in-codes.ts'

/** What a person has beside a password, an emailed code or Google. */
export type SecondFactor = 'app' | 'passkey' | 'recovery-code'

export type ChallengePurpose = 'register' | 'sign-in' | 'prove'

/** To take the phone out and type a code. */
const PENDING_MINUTES = 15
export const PENDING_MS = PENDING_MINUTES * MINUTE_MS

/** As long as browsers show their own dialog. */
export const CHALLENGE_MS = 5 * MINUTE_MS

/** After so many wrong codes the sign-in starts again. */
export const MOST_WRONG_SECOND_CODES = 5

export const PROOF_MINUTES = 10

/** A key ring is not a list of strangers' keys. */
export const MOST_PASSKEYS = 20

/** The length of a step of RFC 6238 that every app uses. */
export const STEP_SECONDS = 30

/** A code of the step before or after is accepted too: clocks differ, and typing takes time (RFC 6238, 5.2). */
export const STEPS_OF_DRIFT = 1

/** The step of a clock, whose code is right now. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

/** What an admin may choose between requiring a second factor and closing the desk to those who have none. */
export const GRACE_DAYS: readonly number[] = [0, 7, 14, 30]
export const USUAL_GRACE_DAYS = 14

/** Whether somebody has to set up a second factor before they can work. */
export function isSetUpDue({ hasSecondFactor, requiredFrom }: Proof, now: Date): boolean {
  return !hasSecondFactor && requiredFrom !== null && requiredFrom <= now
}

/**
 * Whether the person has proven in the last minutes that it is they. Signing in counts for a person without a second
 * factor only: a session that was opened before the factor was set up has not asked for it. A clock that was set back makes
 * no proof younger.
 */
export function isProofFresh(
  { hasSecondFactor, signedInAt, provenAt }: Omit<Proof, 'requiredFrom'>,
  now: Date,
): boolean {
  const proven = [provenAt, hasSecondFactor ? null : signedInAt]
  return proven.some((at) => at !== null && now.getTime() - at.getTime() < PROOF_MINUTES * MINUTE_MS)
}

/** Whether somebody who has a second factor must give it again before what only they may do. */
export function isProofDue(proof: Proof, now: Date): boolean {
  return proof.hasSecondFactor && !isProofFresh(proof, now)
}

/** Without letters that look like digits or like each other. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 6
export const RECOVERY_CODES = 10

/**
 * 24 of 31 letters are 118 bits. From 112 bits on ASVS 5.0 (6.5.2) allows a plain hash, because there is nothing to guess.
 */
export function makeRecoveryCode(randomBelow: (limit: number) => number): string {
  const letter = () => RECOVERY_LETTERS[randomBelow(RECOVERY_LETTERS.length)]
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

export type TypedSecondCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery-code'; readonly code: string }

/** Six digits of the app, or a recovery code, however it is spaced; undefined for anything else. */
export function parseSecondCode(typed: string): TypedSecondCode | undefined {
  const digits = parseSignInCode(typed)
  if (digits !== undefined) return { kind: 'app', code: digits }

  const letters = typed.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '')
  const isCode = letters.length === GROUPS * GROUP_LENGTH && [...letters].every((at) => RECOVERY_LETTERS.includes(at))
  return isCode ? { kind: 'recovery-code', code: letters } : undefined
}
