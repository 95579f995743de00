import type { AuditAction } from '#domain/audit-actions.ts'

/** What may have been exposed, most sensitive first. */
export const EXPOSURE_ORDER = ['everything', 'birth-details', 'way-in', 'account', 'address'] as const
export type Exposure = (typeof EXPOSURE_ORDER)[number]

/** The audited actions that expose data about a user, and what they expose. */
export const EXPOSURES: Readonly<Partial<Record<AuditAction, Exposure>>> = {
  'data-exported': 'everything',
  'birth-details-viewed': 'birth-details',
  'brief-exported': 'birth-details',
  'reading-exported': 'birth-details',
  'client-viewed': 'account',
  'accounts-exported': 'account',
  'password-changed': 'way-in',
  'password-reset': 'way-in',
  'address-changed': 'way-in',
  'identity-linked': 'way-in',
  'second-factor-added': 'way-in',
  'second-factors-reset': 'way-in',
  'signed-in': 'account',
}

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

/** What both notices of a breach say. */
export type BreachFacts = {
  readonly practice: {
    readonly name: string
    readonly address: string
    readonly email: string
    readonly phone: string
  }
  readonly since: Date
  readonly until: Date
  readonly drawnAt: Date
  readonly people: readonly AffectedUser[]
}
