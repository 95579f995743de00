import { listEverybody, listPeopleTouched } from '#db/accounts/affected-people.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { csvFile } from '#domain/csv-export.ts'
import { type AffectedUser, EXPOSURE_LABELS } from '#domain/privacy/breach.ts'
import { boardNotice, peopleNotice } from './breach-notices.ts'

export type BreachQuery = {
  readonly since: Date
  readonly until: Date
  /** Only what was done with this account. */
  readonly actorEmail?: string | undefined
  /** All data was copied. */
  readonly isEverybody: boolean
  readonly now: Date
}

export type BreachReport = {
  readonly people: readonly AffectedUser[]
  readonly files: readonly { readonly name: string; readonly content: string }[]
}

/** Who is affected by a breach, and drafts of both notices. Running it is audited. */
export async function reportBreach(db: Database, query: BreachQuery): Promise<BreachReport> {
  const { since, until, isEverybody, now } = query
  const people = isEverybody ? await listEverybody(db) : await listPeopleTouched(db, query)
  const { name, contact } = await requirePractice(db)
  const facts = { practice: { name, ...contact }, since, until, drawnAt: now, people }

  const details = { since: since.toISOString(), until: until.toISOString(), people: people.length, isEverybody }
  await recordAudit(db, { action: 'breach-reported', details, at: now })
  return {
    people,
    files: [
      { name: 'people.csv', content: peopleFile(people) },
      { name: 'notice-to-the-board.txt', content: boardNotice(facts) },
      { name: 'notice-to-people.txt', content: peopleNotice(facts) },
    ],
  }
}

function peopleFile(people: readonly AffectedUser[]): string {
  const header = ['email', 'name', 'phone', 'what may have been seen', 'first', 'last']
  return csvFile(
    header,
    people.map(({ email, fullName, phone, exposures, firstAt, lastAt }) => [
      email,
      fullName,
      phone,
      exposures.map((exposure) => EXPOSURE_LABELS[exposure]).join('; '),
      firstAt?.toISOString() ?? null,
      lastAt?.toISOString() ?? null,
    ]),
  )
}
