import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { deleteSamples, type ListedContent, markSamplesAccepted, restoreRemoval } from '#db/content/samples.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-kinds.ts'
import type { Editor } from './content-change.ts'

/** Clears the sample mark of all samples in a list. Returns how many there were. Invented quotes are never adopted. */
export async function acceptSamples(db: Database, listed: ListedContent, editor: Editor): Promise<number> {
  if (CONTENT_KINDS[listed.kind].hasInventedSamples) return 0
  return review(db, 'samples-accepted', listed.kind, editor, (tx) => markSamplesAccepted(tx, listed, editor.now))
}

/**
 * Removes the named samples of a list. Courses and packages stay, because clients may have bought them, and so does a
 * sample that contains the admin's own content.
 */
export async function removeSamples(
  db: Database,
  named: ListedContent & { readonly ids: readonly number[] },
  editor: Editor,
): Promise<number> {
  const { kind } = named
  if (CONTENT_KINDS[kind].isSold || named.ids.length === 0) return 0
  return review(db, 'samples-removed', kind, editor, (tx) => deleteSamples(tx, { ...named, now: editor.now }))
}

/** Undoes a removal. Returns how many items are back. */
export async function restoreSamples(
  db: Database,
  { kind, removalId }: { readonly kind: ContentKind; readonly removalId: number },
  editor: Editor,
): Promise<number> {
  return review(db, 'samples-restored', kind, editor, (tx) => restoreRemoval(tx, kind, removalId))
}

async function review(
  db: Database,
  action: 'samples-accepted' | 'samples-removed' | 'samples-restored',
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
