import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'

/**
 * How long personal data is retained. The jobs delete by these figures, and the privacy policy
 * (`content/en/accounts/privacy.ts`) states them.
 */
export const RETENTION_DAYS = {
  /** Contact messages and suggestions, from the day they were handled. */
  handledMessages: 365,
  /** Emails that were sent, have failed or were skipped. */
  emails: 365,
  /** Addresses of unsubscribed readers, in case of questions about an earlier email. */
  unsubscribedReaders: 30,
  /** Entries of the waitlist, from the day they ended. */
  endedWaits: 90,
  /** Browsers not used to sign in since. */
  knownDevices: 365,
  /** Pictures and PDFs that clients added to a claimed payment. */
  paymentProofs: 180,
  /** Accounts whose address was never verified. */
  unverifiedAccounts: 30,
} as const

/** Data from before this instant is deleted. */
export function retainedSince(kind: keyof typeof RETENTION_DAYS, now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS[kind] * DAY_MS)
}

/** The operator deletes backups after these days; the privacy policy promises it. */
export const BACKUP_DAYS = 30

/** Accounts that nobody has signed in to for so long are erased. */
export const INACTIVE_YEARS = 3
/** The law requires these hours between the notice and the erasure. */
export const ERASURE_NOTICE_HOURS = 48
/** How long somebody who has asked for erasure can change their mind. */
export const UNDO_DELETION_DAYS = 7

/** Users last active before this instant are notified that their account will be erased. */
export function inactiveSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - INACTIVE_YEARS)
  return since
}

export function erasureAfterNotice(now: Date): Date {
  return new Date(now.getTime() + ERASURE_NOTICE_HOURS * HOUR_MS)
}
