import { listEverybody, listPeopleTouched } from '#db/accounts/affected-people.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { BreachFacts } from '#domain/privacy/breach.ts'

export type BreachQuery = {
  readonly since: Date
  readonly until: Date
  /** Only what was done with this account. */
  readonly actorEmail?: string | undefined
  /** All data was copied. */
  readonly isEverybody: boolean
  readonly now: Date
}

/** Who is affected by a breach, and what its notices say. Running it is audited. */
export async function reportBreach(db: Database, query: BreachQuery): Promise<BreachFacts> {
  const { since, until, isEverybody, now } = query
  const people = isEverybody ? await listEverybody(db) : await listPeopleTouched(db, query)
  const { name, contact } = await requirePractice(db)

  const details = { since: since.toISOString(), until: until.toISOString(), people: people.length, isEverybody }
  await recordAudit(db, { action: 'breach-reported', details, at: now })
  return { practice: { name, ...contact }, since, until, drawnAt: now, people }
}
