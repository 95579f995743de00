import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { eventually } from './eventually.ts'

/**
 * Two changes at one moment: the second begins when the first is written and not yet committed. Answers what became of
 * the second, whether it waited for the first or went ahead without looking.
 */
export async function whileUncommitted<Answer>(
  db: Database,
  first: (tx: Database) => Promise<unknown>,
  second: () => Promise<Answer>,
): Promise<Answer> {
  const { answer } = await db.transaction(async (tx) => {
    await first(tx)
    const answer = second()
    await Promise.race([answer, eventually(() => isSomebodyWaiting(db))])
    return { answer }
  })
  return answer
}

// Asked outside the transaction, in which the answer would stay what it was first.
async function isSomebodyWaiting(db: Database): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
