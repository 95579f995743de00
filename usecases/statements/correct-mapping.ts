import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { changeMapping, deleteMapping } from '#db/payments/statement-mappings.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isUsable, type StatementColumns } from '#domain/statements/statement-layout.ts'

type Chosen = { readonly headings: string; readonly staffId: string }

/** Corrects which column is which in files with these headings. Uploads so far stay as they were read. */
export async function correctMapping(
  db: Database,
  { headings, staffId, columns }: Chosen & { readonly columns: StatementColumns },
  now: Date,
): Promise<Outcome<null, 'mapping-unusable' | 'mapping-gone'>> {
  if (!isUsable(columns)) return refused('mapping-unusable')
  return db.transaction(async (tx) => {
    const isChanged = await changeMapping(tx, headings, { columns, createdBy: staffId, createdAt: now })
    if (!isChanged) return refused('mapping-gone')
    const details = { headings }
    await recordAudit(tx, { action: 'statement-layout-changed', actorId: staffId, details, at: now })
    return accepted(null)
  })
}

/** The next file with these headings asks for its columns again. */
export async function forgetMapping(
  db: Database,
  { headings, staffId }: Chosen,
  now: Date,
): Promise<Outcome<null, 'mapping-gone'>> {
  return db.transaction(async (tx) => {
    if (!(await deleteMapping(tx, headings))) return refused('mapping-gone')
    const details = { headings }
    await recordAudit(tx, { action: 'statement-layout-forgotten', actorId: staffId, details, at: now })
    return accepted(null)
  })
}
