import type { SessionLimits } from '#domain/content/offers.ts'

export type BookingRules = {
  /** A session must be booked at least this long before it starts. */
  readonly minimumNoticeMinutes: number
  /** How many days ahead the calendar is open. */
  readonly horizonDays: number
}

/** The booking rules as the desk sets them. */
export type DeskRules = BookingRules & {
  /** How many unverified claims of one client may hold slots. */
  readonly mostUnverifiedClaims: number
  /** Whether each open booking has an amount of its own. */
  readonly hasUniqueAmounts: boolean
}

export const LONGEST_NOTICE_MINUTES = 30 * 24 * 60
export const LONGEST_HORIZON_DAYS = 365
export const LARGEST_CLAIM_LIMIT = 20

/** The desk may set a notice of at most a month, a horizon of a day to a year, and one to twenty unverified claims. */
export function areUsableRules({
  minimumNoticeMinutes,
  horizonDays,
  mostUnverifiedClaims,
}: Omit<DeskRules, 'hasUniqueAmounts'>): boolean {
  return (
    isWhole(minimumNoticeMinutes, 0, LONGEST_NOTICE_MINUTES) &&
    isWhole(horizonDays, 1, LONGEST_HORIZON_DAYS) &&
    isWhole(mostUnverifiedClaims, 1, LARGEST_CLAIM_LIMIT)
  )
}

/** The day has 48 half hours. */
export const MOST_SESSIONS = { perDay: 48, perWeek: 7 * 48 } as const

/** The limit that is none. */
export type WrongLimit = 'day-limit-invalid' | 'week-limit-invalid'

export function wrongLimit({ mostPerDay, mostPerWeek }: SessionLimits): WrongLimit | undefined {
  if (mostPerDay !== null && !isWhole(mostPerDay, 1, MOST_SESSIONS.perDay)) return 'day-limit-invalid'
  if (mostPerWeek !== null && !isWhole(mostPerWeek, 1, MOST_SESSIONS.perWeek)) return 'week-limit-invalid'
  return undefined
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
