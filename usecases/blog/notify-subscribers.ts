import { recordAudit } from '#db/audit-log.ts'
import { markNewsletterSent } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import { countConfirmedSubscribers } from '#db/visitors/subscribers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { subjectOf } from './create-post.ts'

type Order = { readonly id: number; readonly editorId: string; readonly now: Date }

/** Sends a published post to the subscribers, once, and not before there are any. A job queues the emails. */
export async function notifySubscribers(
  db: Database,
  { id, editorId, now }: Order,
): Promise<Outcome<null, 'not-sendable' | 'no-readers'>> {
  if ((await countConfirmedSubscribers(db)) === 0) return refused('no-readers')

  return db.transaction(async (tx) => {
    if (!(await markNewsletterSent(tx, id, now))) return refused('not-sendable')

    await enqueue(tx, 'notify-subscribers', { postId: id })
    await recordAudit(tx, { action: 'subscribers-notified', actorId: editorId, subject: subjectOf(id), at: now })
    return accepted(null)
  })
}
