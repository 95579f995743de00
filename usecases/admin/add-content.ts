import type { Database } from '#db/client.ts'
import { clearOtherPopular, holdContent, lockPopular, recordContent } from '#db/content/admin-content.ts'
import { findTeacherSlug } from '#db/content/teachers.ts'
import { slugOf } from '#domain/blog/post-slug.ts'
import { CONTENT_KINDS, type ContentKind, type ContentValues } from '#domain/content/content-kinds.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type AstrologerSignInRefusal, isKnownSignIn, isSignInTaken } from './astrologer-changes.ts'
import { auditContent, type ContentNotFound, type Editor } from './content-change.ts'
import { isNameTaken, type NameTaken } from './name-taken.ts'
import { type PackageRefusal, recordWhoOffers, whyNotOffer } from './package-changes.ts'

type Addition<Kind extends ContentKind> = Editor & {
  readonly kind: Kind
  readonly values: ContentValues[Kind]
  readonly parentId: number | undefined
}

export type AddContentRefusal = ContentNotFound | NameTaken | AstrologerSignInRefusal | PackageRefusal

/** Adds a piece of content after its siblings; refused when its parent is gone. */
export async function addContent<Kind extends ContentKind>(
  db: Database,
  addition: Addition<Kind>,
): Promise<Outcome<{ id: number }, AddContentRefusal>> {
  try {
    return await db.transaction(async (tx) => {
      if (!(await hasParent(tx, addition))) return refused({ reason: 'content-not-found' } as const)
      if (!(await isKnownSignIn(tx, addition.values))) return refused({ reason: 'sign-in-unknown' } as const)
      const whyNot = await whyNotOffer(tx, addition.values, addition.now)
      if (whyNot) return refused(whyNot)
      return accepted({ id: await record(tx, addition) })
    })
  } catch (error) {
    if (isNameTaken(error)) return refused({ reason: 'name-taken' })
    if (isSignInTaken(error)) return refused({ reason: 'sign-in-taken' })
    throw error
  }
}

/** Locks the parent until the insert is committed; most kinds have none. */
async function hasParent(tx: Database, { kind, parentId }: Addition<ContentKind>): Promise<boolean> {
  const { parent } = CONTENT_KINDS[kind]
  if (!parent) return true
  return parentId !== undefined && holdContent(tx, parent, parentId)
}

async function record<Kind extends ContentKind>(tx: Database, addition: Addition<Kind>): Promise<number> {
  const { kind, values, parentId, now } = addition
  const isPopular = 'isPopular' in values && values.isPopular
  if (isPopular) await lockPopular(tx)
  const slug = await slugFor(tx, addition)
  const id = await recordContent(tx, kind, { values, parentId, slug, now })
  if (isPopular) await clearOtherPopular(tx, id)
  await recordWhoOffers(tx, id, values)
  await auditContent(tx, 'content-added', { ...addition, id })
  return id
}

/** The slug is made from the name once and then stays, because others link to it. */
async function slugFor(tx: Database, { kind, values, parentId }: Addition<ContentKind>): Promise<string | undefined> {
  if (kind === 'teacher-pages' && 'level' in values && parentId !== undefined) {
    return `${await findTeacherSlug(tx, parentId)}-${values.level}`
  }
  if (!CONTENT_KINDS[kind].hasSlug) return undefined
  return slugOf('title' in values ? values.title : 'name' in values ? (values.name ?? '') : '')
}
