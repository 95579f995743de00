import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'

/** The parts without which the site cannot do its work, by name, where they are not well. */
export async function listTroubles(db: Database): Promise<string[]> {
  try {
    await db.execute(sql`select 1`)
    return []
  } catch {
    // The reason is the operator's to find in the log; whoever asks here only learns which part it is.
    return ['database']
  }
}
