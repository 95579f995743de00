import { and, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { consents, userRoles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { CONSENT_TEXT_VERSIONS, type ConsentPurpose, type TermsAgreement } from '#domain/accounts/consents.ts'

/** Stores the version of the text: texts change, and the law asks what the user agreed to. */
export async function recordConsent(db: Database, userId: string, purpose: ConsentPurpose, now: Date): Promise<void> {
  await consentsInsert(db, userId, [purpose], now)
}

export function consentsInsert(db: Database, userId: string, purposes: readonly ConsentPurpose[], now: Date) {
  return db
    .insert(consents)
    .values(purposes.map((purpose) => ({ userId, purpose, textVersion: CONSENT_TEXT_VERSIONS[purpose], givenAt: now })))
}

/** Whoever has withdrawn a consent can give it again: that is another row. */
export async function recordWithdrawal(
  db: Database,
  userId: string,
  purposes: readonly ConsentPurpose[],
  now: Date,
): Promise<void> {
  await db
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.userId, userId), inArray(consents.purpose, [...purposes]), isNull(consents.withdrawnAt)))
}

/** What a client has agreed to, and whether they have withdrawn it; the latest first. */
export function listConsents(db: Database, userId: string) {
  return db
    .select({
      id: consents.id,
      purpose: consents.purpose,
      textVersion: consents.textVersion,
      givenAt: consents.givenAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id))
}

/** The latest row of each purpose. */
export function listLatestConsents(db: Database, userId: string) {
  return db
    .selectDistinctOn([consents.purpose], {
      purpose: consents.purpose,
      givenAt: consents.givenAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.purpose, desc(consents.id))
}

export async function findTermsAgreement(db: Database, userId: string): Promise<TermsAgreement | undefined> {
  const isAgreement = and(
    eq(consents.userId, users.id),
    eq(consents.purpose, 'terms-and-privacy'),
    isNull(consents.withdrawnAt),
  )
  const hasClientRole = db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), eq(userRoles.role, 'client')))
  const ownBookings = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.userId, users.id))
  const [agreement] = await db
    .select({
      agreedVersion: sql<string | null>`(${db
        .select({ textVersion: consents.textVersion })
        .from(consents)
        .where(isAgreement)
        .orderBy(desc(consents.id))
        .limit(1)})`,
      isClient: sql<boolean>`${or(exists(hasClientRole), exists(ownBookings))}`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return agreement
}
