import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translatedName } from '#db/content/translated-columns.ts'
import { certificates } from '#db/schema/learning.ts'

export type Certificate = typeof certificates.$inferSelect

function certificate(language: ReadIn) {
  const courseTitle = translatedName(language, sql`${certificates.courseTitle}`)
  return { ...getTableColumns(certificates), courseTitle }
}

/** A withdrawn certificate becomes valid again with its old code; a new one gets the given code. */
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
  if (!row) throw new Error('Postgres inserted a certificate without returning its code.')
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

/** With the title of its course in the reader's language. */
export async function findCertificate(db: Database, code: string, language?: ReadIn): Promise<Certificate | undefined> {
  const rows = await db.select(certificate(language)).from(certificates).where(eq(certificates.code, code))
  return rows[0]
}

/** The valid certificates of a student. */
export function listOwnCertificates(db: Database, userId: string, language?: ReadIn): Promise<Certificate[]> {
  return db
    .select(certificate(language))
    .from(certificates)
    .where(and(eq(certificates.userId, userId), isNull(certificates.withdrawnAt)))
}
