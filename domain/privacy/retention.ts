import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'

/**
 * How long personal data is retained, as the privacy policy promises (content/en/accounts/privacy.ts). The jobs delete by these
 * figures, so change both places together.
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
  /** Accounts whose address was never verified. */
  unverifiedAccounts: 30,
} as const

/** Data from before this instant is deleted. */
export function retainedSince(kind: keyof typeof RETENTION_DAYS, now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS[kind] * DAY_MS)
}

const INACTIVE_YEARS = 3
const NOTICE_MS = 48 * HOUR_MS

/** Users last active before this instant are notified that their account will be erased. */
export function inactiveSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - INACTIVE_YEARS)
  return since
}

/** The law requires 48 hours between the notice and the erasure. */
export function erasureAfterNotice(now: Date): Date {
  return new Date(now.getTime() + NOTICE_MS)
}
