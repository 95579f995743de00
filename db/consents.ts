import { CONSENT_TEXT_VERSIONS, type ConsentPurpose } from '#domain/consents.ts'
import type { Database } from './client.ts'
import { consents } from './schema/accounts.ts'

/** Keeps which wording was agreed to: texts change, and the law asks what this person saw. */
export async function recordConsent(db: Database, userId: string, purpose: ConsentPurpose, now: Date): Promise<void> {
  await db.insert(consents).values({ userId, purpose, textVersion: CONSENT_TEXT_VERSIONS[purpose], givenAt: now })
}
