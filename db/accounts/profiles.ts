import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import type { Language } from '#domain/languages.ts'
import { ADDRESS } from './user-columns.ts'

/** Of a user who can sign in. */
export type Profile = {
  readonly email: string
  readonly fullName: string | null
  readonly phone: string | null
  readonly memberSince: Date
  readonly eraseAfter: Date | null
  readonly hasPassword: boolean
  /** Null until the person has chosen one. */
  readonly language: Language | null
}

export async function findProfile(db: Database, userId: string): Promise<Profile | undefined> {
  const rows = await db
    .select({
      email: ADDRESS,
      fullName: profiles.fullName,
      phone: profiles.phone,
      memberSince: users.createdAt,
      eraseAfter: users.eraseAfter,
      passwordHash: users.passwordHash,
      language: users.language,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))

  const row = rows[0]
  if (!row) return undefined
  const { passwordHash, ...profile } = row
  return { ...profile, hasPassword: passwordHash !== null }
}

export async function recordProfile(
  db: Database,
  userId: string,
  profile: { fullName: string; phone: string | null },
  now: Date,
): Promise<void> {
  await db
    .insert(profiles)
    .values({ userId, ...profile, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...profile, updatedAt: now } })
}

export async function recordFullName(db: Database, userId: string, fullName: string, now: Date): Promise<void> {
  await db.update(profiles).set({ fullName, updatedAt: now }).where(eq(profiles.userId, userId))
}

/** Only what the profile lacks. */
export function fillProfile(
  db: Database,
  userId: string,
  { fullName, phone }: { readonly fullName: string | null; readonly phone: string | null },
  now: Date,
) {
  return db
    .update(profiles)
    .set({
      fullName: sql`coalesce(${profiles.fullName}, ${fullName})`,
      phone: sql`coalesce(${profiles.phone}, ${phone})`,
      updatedAt: now,
    })
    .where(eq(profiles.userId, userId))
}
