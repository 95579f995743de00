import { AFFECTED_COLUMNS, boardNotice, EXPOSURE_LABELS, peopleNotice } from '#content/documents/breach-notices.ts'
import { csvFile } from '#domain/csv-export.ts'
import type { AffectedUser, BreachFacts } from '#domain/privacy/breach.ts'

type TextFile = { readonly name: string; readonly content: string }

/** Who is affected by a breach, and drafts of both notices. */
export function breachFiles(facts: BreachFacts): TextFile[] {
  return [
    { name: 'people.csv', content: peopleFile(facts.people) },
    { name: 'notice-to-the-board.txt', content: boardNotice(facts) },
    { name: 'notice-to-people.txt', content: peopleNotice(facts) },
  ]
}

function peopleFile(people: readonly AffectedUser[]): string {
  return csvFile(
    AFFECTED_COLUMNS,
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
