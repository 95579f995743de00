import { findDeskClient } from '#db/accounts/phone-clients.ts'
import { lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { deleteClientTag, listClientTags, recordClientTag } from '#db/desk/client-tags.ts'
import { MOST_TAGS, readTag } from '#domain/accounts/client-tags.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'

export type TagRefusal = 'client-not-found' | 'tag-invalid' | 'too-many-tags'

type TagChange = {
  readonly userId: string
  readonly tag: string
  readonly staffId: string
  readonly scope: DeskScope
}

/** A tag that the client has already stays as it is. */
export async function tagClient(
  db: Database,
  change: TagChange,
  now: Date,
): Promise<Outcome<{ readonly tag: string }, TagRefusal>> {
  const { userId, staffId } = change
  const tag = readTag(change.tag)
  if (tag === undefined) return refused('tag-invalid')
  return db.transaction(async (tx) => {
    if (!(await isClient(tx, change))) return refused('client-not-found')
    const tags = await listClientTags(tx, userId)
    if (tags.some((known) => known.toLowerCase() === tag.toLowerCase())) return accepted({ tag })
    if (tags.length >= MOST_TAGS) return refused('too-many-tags')
    if (await recordClientTag(tx, { userId, tag, staffId, now })) await auditTags(tx, change, now)
    return accepted({ tag })
  })
}

export async function untagClient(
  db: Database,
  change: TagChange,
  now: Date,
): Promise<Outcome<{ readonly tag: string }, 'client-not-found'>> {
  const { userId, tag } = change
  return db.transaction(async (tx) => {
    if (!(await isClient(tx, change))) return refused('client-not-found')
    if (await deleteClientTag(tx, { userId, tag })) await auditTags(tx, change, now)
    return accepted({ tag })
  })
}

/** Nothing new is stored about an erased client: a concurrent erasure waits for the lock and deletes the tag too. */
async function isClient(tx: Database, { userId, scope }: TagChange): Promise<boolean> {
  if (!isUuid(userId)) return false
  await lockAccount(tx, userId)
  return (await findDeskClient(tx, scope, userId)) !== undefined
}

/** Without the tag, which must not outlive an erasure in the log. */
function auditTags(tx: Database, { userId, staffId }: TagChange, at: Date): Promise<void> {
  const subject = { kind: 'user', id: userId }
  return recordAudit(tx, { action: 'client-tags-changed', actorId: staffId, subject, at })
}
