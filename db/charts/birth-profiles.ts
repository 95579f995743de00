import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { birthProfiles } from '#db/schema/charts.ts'
import type { Birth } from '#domain/births/birth.ts'
import { type AsTold, type BirthProfile, profileOfSaved, savedBirthOf } from '#domain/births/birth-profiles.ts'

/** The saved births of a user, oldest first: their own is usually the first. */
export async function listBirthProfiles(db: Database, ring: KeyRing, userId: string): Promise<BirthProfile[]> {
  const rows = await db
    .select({ id: birthProfiles.id, sealedBirth: birthProfiles.sealedBirth })
    .from(birthProfiles)
    .where(eq(birthProfiles.userId, userId))
    .orderBy(asc(birthProfiles.createdAt), asc(birthProfiles.id))

  return rows.map(({ id, sealedBirth }) => {
    const profile = profileOfSaved(id, JSON.parse(unsealWithRing(sealedBirth, ring)))
    if (!profile) throw new Error('The sealed text contains no birth details.')
    return profile
  })
}

/** Prevents that a saved birth is deleted before the transaction ends. Returns false if this user has no such birth. */
export async function holdBirthProfile(tx: Database, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const isOwn = and(eq(birthProfiles.id, id), eq(birthProfiles.userId, userId))
  const held = await tx.select({ id: birthProfiles.id }).from(birthProfiles).where(isOwn).for('key share')
  return held.length === 1
}

export async function countBirthProfiles(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ found: count() }).from(birthProfiles).where(eq(birthProfiles.userId, userId))
  return row?.found ?? 0
}

export async function recordBirthProfile(
  db: Database,
  ring: KeyRing,
  { userId, birth, told, now }: { userId: string; birth: Birth; told?: AsTold; now: Date },
): Promise<string> {
  const sealedBirth = sealWithRing(JSON.stringify(savedBirthOf(birth, told)), ring)
  const [row] = await db
    .insert(birthProfiles)
    .values({ userId, sealedBirth, createdAt: now })
    .returning({ id: birthProfiles.id })
  if (!row) throw new Error('A birth profile was not written.')
  return row.id
}

/** Replaces what a saved birth says. */
export async function changeBirthProfile(
  db: Database,
  ring: KeyRing,
  { id, userId, birth, told }: { id: string; userId: string; birth: Birth; told: AsTold },
): Promise<void> {
  await db
    .update(birthProfiles)
    .set({ sealedBirth: sealWithRing(JSON.stringify(savedBirthOf(birth, told)), ring) })
    .where(and(eq(birthProfiles.id, id), eq(birthProfiles.userId, userId)))
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

export async function deleteBirthProfilesOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(birthProfiles).where(eq(birthProfiles.userId, userId))
}
