import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { certificates } from '#db/schema/learning.ts'

export type Certificate = typeof certificates.$inferSelect

/** A certificate that was withdrawn comes back with its code; a new one gets the code given. */
export async function recordCertificate(db: Database, certificate: Omit<Certificate, 'withdrawnAt'>): Promise<string> {
  const { holderName, completedAt } = certificate
  const [row] = await db
    .insert(certificates)
    .values(certificate)
    .onConflictDoUpdate({
      target: certificates.enrollmentId,
      set: { withdrawnAt: null, holderName, completedAt },
    })
    .returning({ code: certificates.code })
  if (!row) throw new Error('Postgres took a certificate and answered without its code.')
  return row.code
}

export async function markCertificateWithdrawn(db: Database, enrollmentId: number, now: Date): Promise<boolean> {
  const changed = await db
    .update(certificates)
    .set({ withdrawnAt: now })
    .where(and(eq(certificates.enrollmentId, enrollmentId), isNull(certificates.withdrawnAt)))
    .returning({ code: certificates.code })
  return changed.length === 1
}

export async function findCertificate(db: Database, code: string): Promise<Certificate | undefined> {
  const rows = await db.select().from(certificates).where(eq(certificates.code, code))
  return rows[0]
}

/** The certificates a person holds and can show. */
export function listOwnCertificates(db: Database, userId: string): Promise<Certificate[]> {
  return db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), isNull(certificates.withdrawnAt)))
}
