import { DAY_MS, HOUR_MS } from '#domain/durations.ts'

/**
 * How long things about people stay here, as the privacy policy promises (app/content/privacy.ts). The jobs tidy by
 * these figures, so a promise is changed in both places or in neither.
 */
export const RETENTION_DAYS = {
  /** Contact messages and suggestions, from the day somebody dealt with them. */
  handledMessages: 365,
  /** Emails we sent, or gave up sending. */
  emails: 365,
  /** Addresses of readers who left, in case an old email brings a question. */
  unsubscribedReaders: 30,
  /** Browsers that have not been used to sign in. */
  knownDevices: 365,
  /** Accounts whose address nobody ever proved. */
  unverifiedAccounts: 30,
} as const

/** What is older than this moment has had its time. */
export function retainedSince(kind: keyof typeof RETENTION_DAYS, now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS[kind] * DAY_MS)
}

const INACTIVE_YEARS = 3
const NOTICE_MS = 48 * HOUR_MS

/** Whoever was last here before this moment is told that the account will go. */
export function inactiveSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - INACTIVE_YEARS)
  return since
}

/** The law asks for 48 hours between the email and the erasure. */
export function erasureAfterNotice(now: Date): Date {
  return new Date(now.getTime() + NOTICE_MS)
}
