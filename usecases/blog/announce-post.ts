import { recordAudit } from '#db/audit-log.ts'
import { markAnnounced } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { subjectOf } from './create-post.ts'

type Order = { readonly id: number; readonly editorId: string; readonly now: Date }

/** Sends a published post to the subscribers, once and for all; the letters are written by a job. */
export async function announcePost(
  db: Database,
  { id, editorId, now }: Order,
): Promise<Outcome<null, 'not-announceable'>> {
  return db.transaction(async (tx) => {
    if (!(await markAnnounced(tx, id, now))) return refused('not-announceable')

    await enqueue(tx, 'announce-post', { postId: id })
    await recordAudit(tx, { action: 'post-announced', actorId: editorId, subject: subjectOf(id), at: now })
    return accepted(null)
  })
}
