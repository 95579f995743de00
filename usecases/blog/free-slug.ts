import { listSlugsLike, lockPostNames } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { numberedSlug, slugOf } from '#domain/blog/post-slug.ts'

/** A slug for this title that no other post uses; `own` is the post's current one. */
export async function findFreeSlug(tx: Database, title: string, own?: string): Promise<string> {
  const slug = slugOf(title)
  await lockPostNames(tx)
  const taken = new Set(await listSlugsLike(tx, slug))
  if (own !== undefined) taken.delete(own)

  let count = 1
  while (taken.has(numberedSlug(slug, count))) count += 1
  return numberedSlug(slug, count)
}
