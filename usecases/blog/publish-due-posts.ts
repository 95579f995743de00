import { recordAudit } from '#db/audit-log.ts'
import { markDuePostsPublished } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { subjectOf } from './create-post.ts'

/** Publishes the drafts that are due and returns how many. */
export async function publishDuePosts(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const published = await markDuePostsPublished(tx, now)
    for (const { id } of published) {
      await recordAudit(tx, { action: 'post-published', subject: subjectOf(id), at: now })
    }
    return published.length
  })
}
