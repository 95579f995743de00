import { recordAudit } from '#db/audit-log.ts'
import { recordPreviewToken } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { newSecret } from '#usecases/secrets.ts'
import { subjectOf } from './create-post.ts'

type Order = { readonly id: number; readonly editorId: string; readonly now: Date }

/** Gives a post a secret link that shows it before it is published. An earlier link stops working. */
export function sharePreview(db: Database, order: Order): Promise<Outcome<null, 'post-not-found'>> {
  return change(db, order, newSecret())
}

export function revokePreview(db: Database, order: Order): Promise<Outcome<null, 'post-not-found'>> {
  return change(db, order, null)
}

async function change(
  db: Database,
  { id, editorId, now }: Order,
  token: string | null,
): Promise<Outcome<null, 'post-not-found'>> {
  return db.transaction(async (tx) => {
    if (!(await recordPreviewToken(tx, id, token))) return refused('post-not-found')
    const details = { preview: token === null ? 'revoked' : 'shared' }
    await recordAudit(tx, { action: 'post-changed', actorId: editorId, subject: subjectOf(id), details, at: now })
    return accepted(null)
  })
}
