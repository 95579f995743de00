import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { recordEmbedOrigins } from '#db/content/embed-origins.ts'
import { type OriginsRefusal, readEmbedOrigins } from '#domain/content/embed-origins.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'

/** Which sites of others may show the free times in a frame. */
export async function changeEmbedOrigins(
  db: Database,
  { typed, editorId }: { readonly typed: string; readonly editorId: string },
  now: Date,
): Promise<Outcome<null, OriginsRefusal>> {
  const origins = readEmbedOrigins(typed)
  if (!origins.ok) return origins
  await db.transaction(async (tx) => {
    await recordEmbedOrigins(tx, origins.value, now)
    const subject = { kind: 'practice', id: 'embed' }
    const details = { origins: origins.value.join(', ') }
    await recordAudit(tx, { action: 'setting-changed', actorId: editorId, subject, details, at: now })
  })
  return accepted(null)
}
