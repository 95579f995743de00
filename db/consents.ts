import { and, desc, eq, isNull } from 'drizzle-orm'
import { CONSENT_TEXT_VERSIONS, type ConsentPurpose } from '#domain/consents.ts'
import type { Database } from './client.ts'
import { consents } from './schema/accounts.ts'

/** Keeps which wording was agreed to: texts change, and the law asks what this person saw. */
export async function recordConsent(db: Database, userId: string, purpose: ConsentPurpose, now: Date): Promise<void> {
  await db.insert(consents).values({ userId, purpose, textVersion: CONSENT_TEXT_VERSIONS[purpose], givenAt: now })
}

/** The wording that this person agreed to last. */
export async function findAgreedVersion(
  db: Database,
  userId: string,
  purpose: ConsentPurpose,
): Promise<string | undefined> {
  const [last] = await db
    .select({ textVersion: consents.textVersion })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)))
    .orderBy(desc(consents.id))
    .limit(1)

  return last?.textVersion
}
