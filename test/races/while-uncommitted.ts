import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { eventually } from '#test/time/eventually.ts'

/**
 * Races two changes: the second starts after the first has written and before it commits. Returns the result of the
 * second, whether it waited for the first or not.
 */
export async function whileUncommitted<Result>(
  db: Database,
  first: (tx: Database) => Promise<unknown>,
  second: () => Promise<Result>,
): Promise<Result> {
  const { result } = await db.transaction(async (tx) => {
    await first(tx)
    const result = second()
    await Promise.race([result, eventually(() => isWaitingForLock(db))])
    return { result }
  })
  return result
}

// Outside the transaction, because statistics are cached inside one.
async function isWaitingForLock(db: Database): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
