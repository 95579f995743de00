import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { deleteOwnSession, deleteSessionsOf } from '#db/sessions.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Answers false when the person has no such session. */
export async function endSession(db: Database, viewer: Viewer, sessionId: string, now: Date): Promise<boolean> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(sessionId)
  const hasEnded = isUuid && (await deleteOwnSession(db, { sessionId, userId: viewer.id }))
  if (hasEnded) await recordAudit(db, { action: 'session-ended', actorId: viewer.id, details: { sessionId }, at: now })
  return hasEnded
}

/** Everywhere but here: for the day a phone is lost. */
export async function endOtherSessions(db: Database, viewer: Viewer, now: Date): Promise<number> {
  const ended = await deleteSessionsOf(db, viewer.id, viewer.sessionId)
  await recordAudit(db, { action: 'session-ended', actorId: viewer.id, details: { others: ended }, at: now })
  return ended
}
