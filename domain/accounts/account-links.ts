import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** What a one-time link allows. */
export type LinkPurpose =
  | 'verify-address'
  | 'reset-password'
  | 'change-address'
  | 'staff-invitation'
  | 'confirm-identity'
  | 'set-up-astrologer'
  | 'set-up-admin'

/** A reset link opens an existing account, so it has the shortest life. */
const LIFETIMES_MS: Record<LinkPurpose, number> = {
  'verify-address': 24 * HOUR_MS,
  'reset-password': 60 * MINUTE_MS,
  'change-address': 24 * HOUR_MS,
  'staff-invitation': 7 * 24 * HOUR_MS,
  'confirm-identity': 60 * MINUTE_MS,
  'set-up-astrologer': 24 * HOUR_MS,
  'set-up-admin': 24 * HOUR_MS,
}

export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + LIFETIMES_MS[purpose])
}
