import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { recordOpened, recordPassedStep } from '#db/content/setup.ts'
import type { ContentValues } from '#domain/content/content-kinds.ts'
import type { OrdinaryPart, PracticeChanges } from '#domain/content/practice-changes.ts'
import { type SetupStep, SKIPPED_WITH } from '#domain/content/setup-steps.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type AddContentRefusal, addContent } from './add-content.ts'
import { type ChangeContentRefusal, changeContent } from './change-content.ts'
import { changePractice } from './change-practice.ts'
import type { Editor } from './content-change.ts'
import { skipStep } from './go-live.ts'
import { whyNotOffer } from './package-changes.ts'

type PartChange = { readonly part: OrdinaryPart; readonly change: PracticeChanges[OrdinaryPart] }

/** One question of the set-up may be about several parts of the settings: all are saved, or none. */
export async function savePracticeParts(
  db: Database,
  { parts, version, ...editor }: Editor & { readonly parts: readonly PartChange[]; readonly version: number },
): Promise<Outcome<null, 'changed-meanwhile'>> {
  return db.transaction(async (tx) => {
    for (const [index, { part, change }] of parts.entries()) {
      const saved = await changePractice(tx, { part, change, version: version + index, ...editor })
      if (saved.ok) continue
      // Each part counts the version up, so only the first can be refused, before anything is written.
      return refused('changed-meanwhile')
    }
    return accepted(null)
  })
}

/** "Not for us": the question is not asked again, and its samples leave the site. */
export async function skipSetupStep(db: Database, step: SetupStep, editor: Editor): Promise<void> {
  for (const goLiveStep of SKIPPED_WITH[step]) await skipStep(db, goLiveStep, editor)
  await recordPassedStep(db, step)
}

/** From now on strangers see the site. */
export async function openPractice(db: Database, { editorId, now }: Editor): Promise<void> {
  await db.transaction(async (tx) => {
    await recordPassedStep(tx, 'open')
    if (!(await recordOpened(tx, now))) return
    await recordAudit(tx, {
      action: 'setting-changed',
      actorId: editorId,
      subject: { kind: 'practice', id: 'open' },
      details: { isOpen: true },
      at: now,
    })
  })
}

type ServiceChange = {
  readonly key: string
  /** Undefined for a new service. */
  readonly id: number | undefined
  readonly version: number
  readonly values: ContentValues['packages']
}

type ServiceRefusal = { readonly key: string; readonly refusal: AddContentRefusal | ChangeContentRefusal }

/** Adds and changes the services of the set-up. Lengths that would fit no hours are refused before anything is saved. */
export async function saveServices(
  db: Database,
  changes: readonly ServiceChange[],
  editor: Editor,
): Promise<Outcome<null, ServiceRefusal>> {
  for (const { key, values } of changes) {
    const whyNot = await whyNotOffer(db, values, editor.now)
    if (whyNot) return refused({ key, refusal: whyNot })
  }
  for (const { key, id, version, values } of changes) {
    const edit = { ...editor, kind: 'packages', values } as const
    const saved =
      id === undefined
        ? await addContent(db, { ...edit, parentId: undefined })
        : await changeContent(db, { ...edit, id, version })
    if (!saved.ok) return refused({ key, refusal: saved.refusal })
  }
  return accepted(null)
}
