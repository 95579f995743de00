import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { isStaff, type Role } from '#domain/roles.ts'

type SessionLimits = { readonly idleMs: number; readonly absoluteMs: number }

const CLIENT_LIMITS: SessionLimits = { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS }

/** Staff see other people's birth details and money, so a forgotten screen closes soon. */
const STAFF_LIMITS: SessionLimits = { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS }

/** How stale `last_seen_at` may be before a request writes it again: not every page view needs a write. */
export const SEEN_AGAIN_AFTER_MS = 60_000

/** The longest any session can live, for the cookie; the server decides the rest at each request. */
export const LONGEST_SESSION_MS = CLIENT_LIMITS.absoluteMs

/** A clock that went back makes a session no younger: what lies in the future counts as just now. */
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

/** Older sessions are alive for nobody and need not be kept. */
export function oldestLivingSession(now: Date): { seenBefore: Date; createdBefore: Date } {
  return {
    seenBefore: new Date(now.getTime() - CLIENT_LIMITS.idleMs),
    createdBefore: new Date(now.getTime() - CLIENT_LIMITS.absoluteMs),
  }
}
