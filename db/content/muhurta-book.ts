import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { muhurtaBook } from '#db/schema/almanac.ts'
import { isOfferedBook } from '#domain/almanac/muhurta-search.ts'
import { knownRules, type SavedBook } from '#domain/almanac/own-book.ts'

/** The practice's own book; undefined while there is none. */
export async function findMuhurtaBook(db: Database): Promise<SavedBook | undefined> {
  const [row] = await db.select().from(muhurtaBook)
  if (!row || !isOfferedBook(row.base)) return undefined
  const { base, offRules, weakerRules, isOffered, version } = row
  return { base, off: knownRules(offRules), weaker: knownRules(weakerRules), isOffered, version }
}

/** Returns false if it was changed since this version; 0 is for the first. */
export async function recordMuhurtaBook(tx: Database, { version, ...book }: SavedBook, now: Date): Promise<boolean> {
  const { base, off, weaker, isOffered } = book
  const columns = { base, offRules: [...off], weakerRules: [...weaker], isOffered, updatedAt: now }
  const written =
    version === 0
      ? await tx
          .insert(muhurtaBook)
          .values({ ...columns, version: 1 })
          .onConflictDoNothing()
          .returning({ id: muhurtaBook.id })
      : await tx
          .update(muhurtaBook)
          .set({ ...columns, version: sql`${muhurtaBook.version} + 1` })
          .where(and(eq(muhurtaBook.id, 1), eq(muhurtaBook.version, version)))
          .returning({ id: muhurtaBook.id })
  return written.length === 1
}
