import type { AuditAction } from '#domain/audit-actions.ts'

/** What may have been exposed, most sensitive first. */
export type Exposure = 'everything' | 'birth-details' | 'way-in' | 'account' | 'address'

/** The audited actions that expose data about a user, and what they expose. */
export const EXPOSURES: Readonly<Partial<Record<AuditAction, Exposure>>> = {
  'data-exported': 'everything',
  'birth-details-viewed': 'birth-details',
  'brief-exported': 'birth-details',
  'client-viewed': 'account',
  'accounts-exported': 'account',
  'password-changed': 'way-in',
  'password-reset': 'way-in',
  'address-changed': 'way-in',
  'identity-linked': 'way-in',
  'signed-in': 'account',
}

export const EXPOSURE_LABELS: Readonly<Record<Exposure, string>> = {
  everything: 'everything we store about the person',
  'birth-details': 'birth details (date, time and place of birth, contact details)',
  'way-in': 'access to the account (password, email address or sign-in provider)',
  account: 'what the account shows (name, contact details, bookings, invoices)',
  address: 'the email address and messages to the practice',
}

export const EXPOSURE_ORDER = Object.keys(EXPOSURE_LABELS) as readonly Exposure[]

export type AffectedUser = {
  /** Null for a client whom the practice knows by telephone only. */
  readonly email: string | null
  readonly fullName: string | null
  readonly phone: string | null
  readonly exposures: readonly Exposure[]
  /** The first audited exposure in the period; null without one. */
  readonly firstAt: Date | null
  readonly lastAt: Date | null
}
