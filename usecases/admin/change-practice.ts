import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { recordPracticeChange } from '#db/content/practice-settings.ts'
import { datedPolicies } from '#domain/content/policies.ts'
import type { OrdinaryPart, PracticeChanges } from '#domain/content/practice-changes.ts'
import { istDate } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Editor } from './content-change.ts'

type Change<Part extends OrdinaryPart> = Editor & {
  readonly part: Part
  readonly change: PracticeChanges[Part]
  /** The version of the settings when the form was opened. */
  readonly version: number
}

/** Saves one part of the settings, unless another admin saved any part since the form was opened. */
export async function changePractice<Part extends OrdinaryPart>(
  db: Database,
  edit: Change<Part>,
): Promise<Outcome<null, 'changed-meanwhile'>> {
  return db.transaction(async (tx) => {
    // The part pairs with its own change; the compiler cannot follow that through the condition.
    const change = (isLegal(edit) ? await withDates(tx, edit) : edit.change) as PracticeChanges[Part]
    if (!(await recordPracticeChange(tx, { ...edit, change }))) return refused('changed-meanwhile')

    await recordAudit(tx, {
      action: 'setting-changed',
      actorId: edit.editorId,
      subject: { kind: 'practice', id: edit.part },
      at: edit.now,
    })
    return accepted(null)
  })
}

function isLegal(edit: Change<OrdinaryPart>): edit is Change<'legal'> {
  return edit.part === 'legal'
}

async function withDates(tx: Database, { change, now }: Change<'legal'>): Promise<PracticeChanges['legal']> {
  const { policies } = await requirePractice(tx)
  return datedPolicies(policies, change, istDate(now))
}
