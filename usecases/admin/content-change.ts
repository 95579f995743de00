import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { findContent } from '#db/content/admin-content.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import type { ContentKind, ContentRow } from '#domain/content/content-kinds.ts'

/** Who makes the change, and when. */
export type Editor = { readonly editorId: string; readonly now: Date }

/** The piece of content and its version when the form was opened. */
export type NamedContent<Kind extends ContentKind = ContentKind> = {
  readonly kind: Kind
  readonly id: number
  readonly version: number
}

export type ContentNotFound = { readonly reason: 'content-not-found' }

/** Another admin saved it in the meantime; nothing was overwritten. `current` is their version. */
export type ChangedMeanwhile<Kind extends ContentKind = ContentKind> = {
  readonly reason: 'changed-meanwhile'
  readonly current: ContentRow<Kind>
}

/** Why an edit changed no row. */
export async function whatHappened<Kind extends ContentKind>(
  db: Database,
  { kind, id }: Pick<NamedContent<Kind>, 'kind' | 'id'>,
): Promise<ContentNotFound | ChangedMeanwhile<Kind>> {
  const current = await findContent(db, kind, id)
  return current ? { reason: 'changed-meanwhile', current } : { reason: 'content-not-found' }
}

type ContentEvent = Editor & {
  readonly kind: ContentKind
  readonly id: number
  readonly details?: Record<string, unknown>
}

export function auditContent(
  tx: Database,
  action: Extract<AuditAction, `content-${string}`>,
  { kind, id, details, editorId, now }: ContentEvent,
): Promise<void> {
  return recordAudit(tx, {
    action,
    actorId: editorId,
    subject: { kind, id: String(id) },
    ...(details && { details }),
    at: now,
  })
}
