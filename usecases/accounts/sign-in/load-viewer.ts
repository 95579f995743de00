import { findSessionOwner, recordSessionEnded, recordSessionSeen } from '#db/accounts/signed-in-sessions.ts'
import type { Database } from '#db/client.ts'
import { isSessionAlive, SEEN_AGAIN_AFTER_MS } from '#domain/accounts/signed-in-sessions.ts'
import { isStaff } from '#domain/roles.ts'
import type { Viewer } from '#domain/viewer.ts'
import { hashSecret } from '#usecases/secrets.ts'

/** Returns null for an ended or expired session, or a disabled account. */
export async function loadViewer(db: Database, sessionToken: string, now: Date): Promise<Viewer | null> {
  const owner = await findSessionOwner(db, hashSecret(sessionToken))
  if (!owner || owner.disabledAt !== null || owner.endedAt !== null) return null
  if (!isSessionAlive(owner, owner.roles, now)) {
    await recordSessionEnded(db, owner.sessionId, now)
    return null
  }

  const unseenMs = now.getTime() - owner.lastSeenAt.getTime()
  if (unseenMs >= SEEN_AGAIN_AFTER_MS) await recordSessionSeen(db, owner.sessionId, now)

  const { sessionId, email, fullName, roles, mustChangePassword, eraseAfter, seesOnlyOwn } = owner
  const { astrologerId, isPrincipal } = owner
  const astrologer = astrologerId === null ? null : { id: astrologerId, isPrincipal: isPrincipal === true }
  const account = { id: owner.userId, sessionId, email, fullName, mustChangePassword, eraseAfter }
  const requiredFrom = isStaff(roles) ? owner.secondFactorFrom : null
  const { hasSecondFactor, provenAt } = owner
  const proof = { hasSecondFactor, signedInAt: owner.createdAt, provenAt, requiredFrom }
  return { ...account, roles, astrologer, seesOnlyOwn, proof }
}
