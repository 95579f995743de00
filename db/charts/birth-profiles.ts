import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { birthProfiles } from '#db/schema/birth-profiles.ts'
import type { Birth } from '#domain/charts/birth-chart.ts'
import { type BirthProfile, birthOfSaved, savedBirthOf } from '#domain/charts/birth-profiles.ts'

/** The saved births of a user, oldest first: their own is usually the first. */
export async function listBirthProfiles(db: Database, ring: KeyRing, userId: string): Promise<BirthProfile[]> {
  const rows = await db
    .select({ id: birthProfiles.id, sealedBirth: birthProfiles.sealedBirth })
    .from(birthProfiles)
    .where(eq(birthProfiles.userId, userId))
    .orderBy(asc(birthProfiles.createdAt), asc(birthProfiles.id))

  return rows.map(({ id, sealedBirth }) => {
    const birth = birthOfSaved(JSON.parse(unsealWithRing(sealedBirth, ring)))
    if (!birth) throw new Error('The sealed text contains no birth details.')
    return { id, birth }
  })
}

export async function countBirthProfiles(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ found: count() }).from(birthProfiles).where(eq(birthProfiles.userId, userId))
  return row?.found ?? 0
}

export async function recordBirthProfile(
  db: Database,
  ring: KeyRing,
  { userId, birth, now }: { userId: string; birth: Birth; now: Date },
): Promise<string> {
  const sealedBirth = sealWithRing(JSON.stringify(savedBirthOf(birth)), ring)
  const [row] = await db
    .insert(birthProfiles)
    .values({ userId, sealedBirth, createdAt: now })
    .returning({ id: birthProfiles.id })
  if (!row) throw new Error('A birth profile was not written.')
  return row.id
}

/** Returns false if this user has no such profile. */
export async function deleteBirthProfile(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(birthProfiles)
    .where(and(eq(birthProfiles.id, id), eq(birthProfiles.userId, userId)))
    .returning({ id: birthProfiles.id })
  return deleted.length === 1
}
