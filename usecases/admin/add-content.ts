import type { Database } from '#db/client.ts'
import { clearOtherPopular, findContent, lockPopular, recordContent } from '#db/console-content.ts'
import { findTeacherSlug } from '#db/teachers.ts'
import { CONTENT_KINDS, type ContentKind, type ContentValues } from '#domain/content-kinds.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { slugOf } from '#domain/post-slug.ts'
import { auditContent, type ContentNotFound, type Editor } from './content-change.ts'
import { isNameTaken, type NameTaken } from './name-taken.ts'

type Addition<Kind extends ContentKind> = Editor & {
  readonly kind: Kind
  readonly values: ContentValues[Kind]
  readonly parentId: number | undefined
}

export type AddContentRefusal = ContentNotFound | NameTaken

/** A new piece of content, behind its siblings; refused when what it should stand in is gone. */
export async function addContent<Kind extends ContentKind>(
  db: Database,
  addition: Addition<Kind>,
): Promise<Outcome<{ id: number }, AddContentRefusal>> {
  const { kind, values, parentId, now } = addition
  const { parent } = CONTENT_KINDS[kind]
  const isHomeless = parent && (parentId === undefined || !(await findContent(db, parent, parentId)))
  if (isHomeless) return refused({ reason: 'content-not-found' })

  try {
    const id = await db.transaction(async (tx) => {
      const isPopular = 'isPopular' in values && values.isPopular
      if (isPopular) await lockPopular(tx)
      const slug = await slugFor(tx, addition)
      const added = await recordContent(tx, kind, { values, parentId, slug, now })
      if (isPopular) await clearOtherPopular(tx, added)
      await auditContent(tx, 'content-added', { ...addition, id: added })
      return added
    })
    return accepted({ id })
  } catch (error) {
    if (isNameTaken(error)) return refused({ reason: 'name-taken' })
    throw error
  }
}

/** Addresses come from the name once and then stay, because others link to them. */
async function slugFor(tx: Database, { kind, values, parentId }: Addition<ContentKind>): Promise<string | undefined> {
  if (kind === 'teacher-pages' && 'level' in values && parentId !== undefined) {
    return `${await findTeacherSlug(tx, parentId)}-${values.level}`
  }
  if (!CONTENT_KINDS[kind].hasSlug) return undefined
  return slugOf('title' in values ? values.title : 'name' in values ? values.name : '')
}
