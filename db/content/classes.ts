import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { courses } from '#db/schema/content.ts'
import { numberedSlug } from '#domain/blog/post-slug.ts'
import type { OfferedClass } from '#domain/content/offers.ts'
import { type ReadIn, translated } from './translated-columns.ts'

const offeredClass = (language: ReadIn) => ({
  id: courses.id,
  slug: courses.slug,
  title: translated(language, { kind: 'courses', field: 'title' }),
  description: translated(language, { kind: 'courses', field: 'description' }),
  price: courses.price,
})

/** The classes that are sold alone, with or without dates ahead. */
export function listClasses(db: Database, language?: ReadIn): Promise<OfferedClass[]> {
  return db
    .select(offeredClass(language))
    .from(courses)
    .where(and(eq(courses.kind, 'class'), isNull(courses.retiredAt)))
    .orderBy(asc(courses.position), asc(courses.id))
}

/** As the practice wrote it. */
export async function findClass(db: Database, id: number): Promise<OfferedClass | undefined> {
  const isOffered = and(eq(courses.id, id), eq(courses.kind, 'class'), isNull(courses.retiredAt))
  const [found] = await db.select(offeredClass(undefined)).from(courses).where(isOffered)
  return found
}

export type NewClass = Omit<OfferedClass, 'id' | 'slug'>

/** After all courses, with the first free slug of this name. */
export async function recordClass(tx: Database, values: NewClass, name: string): Promise<number> {
  const position = sql`(select coalesce(max(${courses.position}), 0) + 1 from ${courses})`
  const row = { ...values, kind: 'class', level: null, durationWeeks: 1, certificateRule: 'none', position } as const
  for (let count = 1; ; count++) {
    const slug = numberedSlug(name, count)
    const [added] = await tx
      .insert(courses)
      .values({ ...row, slug })
      .onConflictDoNothing()
      .returning({ id: courses.id })
    if (added) return added.id
  }
}

export async function recordClassText(
  tx: Database,
  id: number,
  { title, description, price }: NewClass,
  now: Date,
): Promise<void> {
  await tx
    .update(courses)
    .set({ title, description, price, updatedAt: now, version: sql`${courses.version} + 1` })
    .where(eq(courses.id, id))
}
