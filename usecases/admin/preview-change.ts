import type { Database } from '#db/client.ts'
import { findContent } from '#db/content/admin-content.ts'
import { requirePracticeVersion } from '#db/content/practice-settings.ts'
import { undone } from '#db/undone.ts'
import type { ContentKind, ContentValues } from '#domain/content/content-kinds.ts'
import type { OrdinaryPart, PracticeChanges } from '#domain/content/practice-changes.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type AddContentRefusal, addContent } from './add-content.ts'
import { type ChangeContentRefusal, changeContent } from './change-content.ts'
import { changePractice } from './change-practice.ts'
import type { Editor } from './content-change.ts'

type PreviewedContent = Editor & {
  readonly kind: ContentKind
  /** Undefined for a new item. */
  readonly id: number | undefined
  readonly parentId: number | undefined
  readonly values: ContentValues[ContentKind]
}

export type PreviewRefusal = (AddContentRefusal | ChangeContentRefusal)['reason']

/** Saves an item, published, lets `show` read the site with it, and undoes it. */
export function previewContent<Shown>(
  db: Database,
  preview: PreviewedContent,
  show: (tx: Database, id: number) => Promise<Shown>,
): Promise<Outcome<Shown, PreviewRefusal>> {
  const { id } = preview
  const values = 'isPublished' in preview.values ? { ...preview.values, isPublished: true } : preview.values
  return undone(db, async (tx) => {
    if (id === undefined) {
      const added = await addContent(tx, { ...preview, values })
      return added.ok ? accepted(await show(tx, added.value.id)) : refused(added.refusal.reason)
    }
    const before = await findContent(tx, preview.kind, id)
    if (!before) return refused('content-not-found')
    const changed = await changeContent(tx, { ...preview, id, values, version: before.version })
    return changed.ok ? accepted(await show(tx, id)) : refused(changed.refusal.reason)
  })
}

type PreviewedPart = Editor & { readonly part: OrdinaryPart; readonly change: PracticeChanges[OrdinaryPart] }

/** Saves one part of the settings, lets `show` read the site with it, and undoes it. */
export function previewPractice<Shown>(
  db: Database,
  preview: PreviewedPart,
  show: (tx: Database) => Promise<Shown>,
): Promise<Outcome<Shown, 'changed-meanwhile' | 'numbers-drawn'>> {
  return undone(db, async (tx) => {
    const changed = await changePractice(tx, { ...preview, version: await requirePracticeVersion(tx) })
    return changed.ok ? accepted(await show(tx)) : changed
  })
}
