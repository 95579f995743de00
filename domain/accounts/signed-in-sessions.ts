import { isStaff, type Role } from '#domain/roles.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'

type SessionLimits = { readonly idleMs: number; readonly absoluteMs: number }

const CLIENT_LIMITS: SessionLimits = { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS }

/** Staff see clients' birth details and payments, so their sessions are short. */
const STAFF_LIMITS: SessionLimits = { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS }

/** How stale `last_seen_at` may be before a request writes it again: not every page view needs a write. */
export const SEEN_AGAIN_AFTER_MS = 60_000

/** The longest life of any session, for the cookie; the server checks the rest at each request. */
export const LONGEST_SESSION_MS = CLIENT_LIMITS.absoluteMs

/** A clock that was set back does not rejuvenate a session: a future instant counts as now. */
export function isSessionAlive(
  session: { readonly createdAt: Date; readonly lastSeenAt: Date },
  roles: readonly Role[],
  now: Date,
): boolean {
  const limits = isStaff(roles) ? STAFF_LIMITS : CLIENT_LIMITS
  const idleMs = now.getTime() - session.lastSeenAt.getTime()
  const ageMs = now.getTime() - session.createdAt.getTime()
  return idleMs < limits.idleMs && ageMs < limits.absoluteMs
}

/** Older sessions are expired for every role. */
export function oldestLivingSession(now: Date): { seenBefore: Date; createdBefore: Date } {
  return {
    seenBefore: new Date(now.getTime() - CLIENT_LIMITS.idleMs),
    createdBefore: new Date(now.getTime() - CLIENT_LIMITS.absoluteMs),
  }
}
