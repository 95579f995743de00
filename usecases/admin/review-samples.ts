import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { deleteSamples, markSamplesAccepted } from '#db/content/admin-content.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-kinds.ts'
import type { Editor } from './content-change.ts'

/** The admin has read the sample words of a kind and makes them the practice's own. Answers how many there were. */
export async function acceptSamples(db: Database, kind: ContentKind, editor: Editor): Promise<number> {
  return review(db, 'samples-accepted', kind, editor, (tx) => markSamplesAccepted(tx, kind, editor.now))
}

/** Takes the samples of a kind away; what can be sold stays, because somebody may have bought it. */
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
