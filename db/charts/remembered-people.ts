import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { rememberedPeople } from '#db/schema/almanac.ts'
import { type RememberedPerson, readRemembered } from '#domain/almanac/remembered-person.ts'

export type SavedRemembered = RememberedPerson & { readonly id: string }

/** Those whom a user remembers, oldest entry first. */
export async function listRememberedPeople(db: Database, ring: KeyRing, userId: string): Promise<SavedRemembered[]> {
  const rows = await db
    .select({ id: rememberedPeople.id, sealedPerson: rememberedPeople.sealedPerson })
    .from(rememberedPeople)
    .where(eq(rememberedPeople.userId, userId))
    .orderBy(asc(rememberedPeople.createdAt), asc(rememberedPeople.id))
  return rows.map(({ id, sealedPerson }) => {
    const person = readRemembered(JSON.parse(unsealWithRing(sealedPerson, ring)))
    if (!person) throw new Error('The sealed text contains no remembered person.')
    return { id, ...person }
  })
}

export async function countRememberedPeople(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ found: count() }).from(rememberedPeople).where(eq(rememberedPeople.userId, userId))
  return row?.found ?? 0
}

export async function recordRememberedPerson(
  db: Database,
  ring: KeyRing,
  { userId, person, now }: { userId: string; person: RememberedPerson; now: Date },
): Promise<void> {
  const sealedPerson = sealWithRing(JSON.stringify(person), ring)
  await db.insert(rememberedPeople).values({ userId, sealedPerson, createdAt: now })
}

/** Returns false if this user has no such entry. */
export async function deleteRememberedPerson(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(rememberedPeople)
    .where(and(eq(rememberedPeople.id, id), eq(rememberedPeople.userId, userId)))
    .returning({ id: rememberedPeople.id })
  return deleted.length === 1
}

export async function deleteRememberedPeopleOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(rememberedPeople).where(eq(rememberedPeople.userId, userId))
}
