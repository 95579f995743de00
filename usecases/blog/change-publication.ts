import { recordAudit } from '#db/audit-log.ts'
import { deletePost, markDuePostsPublished, markPublished, markUnpublished } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { subjectOf } from './create-post.ts'

type Order = { readonly id: number; readonly editorId: string; readonly now: Date }
type Changed = Promise<Outcome<null, 'post-not-found'>>

/** Publishes a post now, from the list. */
export function publishPost(db: Database, order: Order): Changed {
  return change(db, order, 'post-published', (tx) => markPublished(tx, order.id, order.now))
}

export function unpublishPost(db: Database, order: Order): Changed {
  return change(db, order, 'post-unpublished', (tx) => markUnpublished(tx, order.id, order.now))
}

/** Deletes the post and its revisions for good; the audit log has its title. */
export function removePost(db: Database, { id, editorId, now }: Order): Changed {
  return db.transaction(async (tx) => {
    const title = await deletePost(tx, id)
    if (title === undefined) return refused('post-not-found')

    const details = { title }
    await recordAudit(tx, { action: 'post-deleted', actorId: editorId, subject: subjectOf(id), details, at: now })
    return accepted(null)
  })
}

function change(
  db: Database,
  { id, editorId, now }: Order,
  action: AuditAction,
  write: (tx: Database) => Promise<boolean>,
): Changed {
  return db.transaction(async (tx) => {
    if (!(await write(tx))) return refused('post-not-found')

    await recordAudit(tx, { action, actorId: editorId, subject: subjectOf(id), at: now })
    return accepted(null)
  })
}

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
