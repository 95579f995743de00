import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import { CONSENT_TEXT_VERSIONS, type ConsentPurpose, type TermsStanding } from '#domain/consents.ts'
import type { Database } from './client.ts'
import { consents, userRoles, users } from './schema/accounts.ts'

/** Keeps which wording was agreed to: texts change, and the law asks what this person saw. */
export async function recordConsent(db: Database, userId: string, purpose: ConsentPurpose, now: Date): Promise<void> {
  await db.insert(consents).values({ userId, purpose, textVersion: CONSENT_TEXT_VERSIONS[purpose], givenAt: now })
}

export async function findTermsStanding(db: Database, userId: string): Promise<TermsStanding | undefined> {
  const isAgreement = and(
    eq(consents.userId, users.id),
    eq(consents.purpose, 'terms-and-privacy'),
    isNull(consents.withdrawnAt),
  )
  const isClient = and(eq(userRoles.userId, users.id), eq(userRoles.role, 'client'))
  const [standing] = await db
    .select({
      agreedVersion: sql<string | null>`(${db
        .select({ textVersion: consents.textVersion })
        .from(consents)
        .where(isAgreement)
        .orderBy(desc(consents.id))
        .limit(1)})`,
      isClient: sql<boolean>`${exists(db.select({ role: userRoles.role }).from(userRoles).where(isClient))}`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return standing
}
