import { deleteSessionByToken } from '#db/accounts/signed-in-sessions.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { hashSecret } from '#usecases/secrets.ts'

/** Deletes the session, so that a copied cookie is worthless. */
export async function signOut(db: Database, sessionToken: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const userId = await deleteSessionByToken(tx, hashSecret(sessionToken))
    if (userId !== undefined) await recordAudit(tx, { action: 'signed-out', actorId: userId, at: now })
  })
}
