import { sql } from 'drizzle-orm'
import { listSlugsLike } from '#db/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { numberedSlug, slugOf } from '#domain/post-slug.ts'

// Any fixed number will do: whoever names a post takes this lock until the name is written.
const NAMING_LOCK = 7_211_440

/** An address for this title that no other post has; the one the post has itself is free for it. */
export async function findFreeSlug(tx: Database, title: string, own?: string): Promise<string> {
  const slug = slugOf(title)
  await tx.execute(sql`select pg_advisory_xact_lock(${NAMING_LOCK})`)
  const taken = new Set(await listSlugsLike(tx, slug))
  if (own !== undefined) taken.delete(own)

  let count = 1
  while (taken.has(numberedSlug(slug, count))) count += 1
  return numberedSlug(slug, count)
}
