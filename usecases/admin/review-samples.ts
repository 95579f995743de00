import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { deleteSamples, markSamplesAccepted } from '#db/content/admin-content.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-kinds.ts'
import type { Editor } from './content-change.ts'

/** Clears the sample mark of all samples of a kind. Returns how many there were. */
export async function acceptSamples(db: Database, kind: ContentKind, editor: Editor): Promise<number> {
  return review(db, 'samples-accepted', kind, editor, (tx) => markSamplesAccepted(tx, kind, editor.now))
}

/** Removes the samples of a kind. Courses and packages stay, because clients may have bought them. */
export async function removeSamples(db: Database, kind: ContentKind, editor: Editor): Promise<number> {
  if (CONTENT_KINDS[kind].isSold) return 0
  return review(db, 'samples-removed', kind, editor, (tx) => deleteSamples(tx, kind))
}

async function review(
  db: Database,
  action: 'samples-accepted' | 'samples-removed',
  kind: ContentKind,
  { editorId, now }: Editor,
  write: (tx: Database) => Promise<number>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await write(tx)
    if (count > 0) await recordAudit(tx, { action, actorId: editorId, details: { kind, count }, at: now })
    return count
  })
}
