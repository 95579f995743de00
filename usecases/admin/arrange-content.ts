import type { Database } from '#db/client.ts'
import { recordMoved } from '#db/content/admin-content.ts'
import { deleteContent } from '#db/content/samples.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/content-kinds.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import {
  auditContent,
  type ChangedMeanwhile,
  type ContentNotFound,
  type Editor,
  type NamedContent,
  whatHappened,
} from './content-change.ts'

type Move = Editor & { readonly kind: ContentKind; readonly id: number; readonly direction: 'up' | 'down' }

/** Moves one place up or down; does nothing at the end of the list. */
export async function moveContent(db: Database, move: Move): Promise<void> {
  const { kind, id, direction } = move
  await db.transaction(async (tx) => {
    const hasMoved = await recordMoved(tx, kind, id, direction)
    if (hasMoved) await auditContent(tx, 'content-moved', { ...move, details: { direction } })
  })
}

export type RemoveContentRefusal = ContentNotFound | ChangedMeanwhile | { readonly reason: 'sold' }

/**
 * Can be undone for a while. Courses and packages are retired, never deleted, because bookings and invoices refer to them.
 */
export async function removeContent(
  db: Database,
  named: NamedContent & Editor,
): Promise<Outcome<null, RemoveContentRefusal>> {
  const { kind } = named
  if (CONTENT_KINDS[kind].isSold) return refused({ reason: 'sold' })

  const isGone = await db.transaction(async (tx) => {
    const title = await deleteContent(tx, kind, named)
    if (title === undefined) return false
    // The log has the title, but never a client's name: entries outlive an erasure.
    await auditContent(tx, 'content-deleted', kind === 'testimonials' ? named : { ...named, details: { title } })
    return true
  })
  return isGone ? accepted(null) : refused(await whatHappened(db, named))
}
