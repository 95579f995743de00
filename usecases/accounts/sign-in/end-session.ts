import { deleteOwnSession, deleteSessionByToken, deleteSessionsOf } from '#db/accounts/signed-in-sessions.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Viewer } from '#domain/viewer.ts'
import { hashSecret } from '#usecases/secrets.ts'

/** Returns false when the user has no such session. */
export async function endSession(db: Database, viewer: Viewer, sessionId: string, now: Date): Promise<boolean> {
  if (!isUuid(sessionId)) return false

  return db.transaction(async (tx) => {
    const hasEnded = await deleteOwnSession(tx, { sessionId, userId: viewer.id })
    if (hasEnded) await audit(tx, viewer, { sessionId }, now)
    return hasEnded
  })
}

/** Ends every session but the current one, for a lost phone. */
export async function endOtherSessions(db: Database, viewer: Viewer, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await deleteSessionsOf(tx, viewer.id, viewer.sessionId)
    await audit(tx, viewer, { others: ended }, now)
    return ended
  })
}

function audit(tx: Database, viewer: Viewer, details: { sessionId: string } | { others: number }, now: Date) {
  return recordAudit(tx, { action: 'session-ended', actorId: viewer.id, details, at: now })
}

/** Deletes the session, so that a copied cookie is worthless. */
export async function signOut(db: Database, sessionToken: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const userId = await deleteSessionByToken(tx, hashSecret(sessionToken))
    if (userId !== undefined) await recordAudit(tx, { action: 'signed-out', actorId: userId, at: now })
  })
}
