import type { AuditAction } from '#domain/audit-actions.ts'

/** What may have come into strange hands, in the order of how much it tells about a person. */
export type Exposure = 'everything' | 'birth-details' | 'way-in' | 'account' | 'address'

/** What the audit log can tell of a break-in afterwards: each of these shows or opens something about one person. */
export const EXPOSURES: Readonly<Partial<Record<AuditAction, Exposure>>> = {
  'data-exported': 'everything',
  'birth-details-viewed': 'birth-details',
  'password-changed': 'way-in',
  'password-reset': 'way-in',
  'address-changed': 'way-in',
  'identity-linked': 'way-in',
  'signed-in': 'account',
}

export const EXPOSURE_LABELS: Readonly<Record<Exposure, string>> = {
  everything: 'everything held about the person',
  'birth-details': 'birth details (date, time and place of birth, contact)',
  'way-in': 'the way into the account (password, address or provider)',
  account: 'what an account shows (name, contact, bookings, invoices)',
  address: 'the email address and what was written to the practice',
}

export const EXPOSURE_ORDER = Object.keys(EXPOSURE_LABELS) as readonly Exposure[]

export type AffectedUser = {
  readonly email: string
  readonly fullName: string | null
  readonly phone: string | null
  readonly exposures: readonly Exposure[]
  /** Of what is written down about them in the time asked for; null where nothing is. */
  readonly firstAt: Date | null
  readonly lastAt: Date | null
}
