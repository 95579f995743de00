import { recordAudit } from '#db/audit-log.ts'
import { findPost, recordPostChange, type WholePost } from '#db/blog/blog-desk.ts'
import { listOwnCategories } from '#db/blog/blog-posts.ts'
import { listRevisions, recordRevision } from '#db/blog/blog-revisions.ts'
import { deleteUnsavedPost } from '#db/blog/blog-unsaved-posts.ts'
import type { Database } from '#db/client.ts'
import { checkPost } from '#domain/blog/post-form.ts'
import type { CheckedPost, PostForm } from '#domain/blog/post-rules.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { dropLeftTranslations } from '#usecases/read-originals.ts'
import { type InvalidPost, revised, subjectOf } from './create-post.ts'
import { findFreeSlug, writtenPost } from './written-post.ts'

type Order = {
  readonly id: number
  /** The version the editor was opened with. */
  readonly version: number
  readonly form: PostForm
  readonly editorId: string
  readonly now: Date
}

/** A colleague saved, published or unpublished the post in the meantime. */
export type PostChangedMeanwhile = {
  readonly reason: 'changed-meanwhile'
  readonly version: number
  readonly changedBy: string | null
  readonly changedAt: Date
  /** Their version, so that the writer can compare it with the own one. */
  readonly theirs: WholePost
}

export type PostChangeRefusal = InvalidPost | PostChangedMeanwhile | { readonly reason: 'post-not-found' }

/** Saves an existing post, unless a colleague changed it since it was opened. */
export async function changePost(db: Database, order: Order): Promise<Outcome<{ id: number }, PostChangeRefusal>> {
  // A post stays in a category that the practice has removed since.
  const current = await findPost(db, order.id)
  const categories = [...(await listOwnCategories(db)), ...(current ? [current.category] : [])]
  const checked = checkPost(order.form, order.now, categories)
  if (!checked.ok) return refused({ reason: 'invalid', problems: checked.refusal })

  const saved = await savePost(db, order, checked.value)
  return saved ?? refused(await whatHappened(db, order.id))
}

/** Returns undefined when the post is no longer at the version it was opened with. */
async function savePost(db: Database, { id, version, editorId, now }: Order, post: CheckedPost) {
  return db.transaction(async (tx) => {
    const before = await findPost(tx, id)
    if (!before) return refused({ reason: 'post-not-found' } as const)

    const slug = await slugFor(tx, before, post)
    const written = writtenPost(post, { slug, publishedBefore: before.publishedAt, now })
    if (!(await recordPostChange(tx, { id, version }, written))) return undefined

    await recordRevision(tx, { ...revised(post), postId: id, version: version + 1, savedBy: editorId, savedAt: now })
    await dropLeftTranslations(tx, { kind: 'posts', id })
    await deleteUnsavedPost(tx, { userId: editorId, postId: id })
    await recordAudit(tx, { action: 'post-changed', actorId: editorId, subject: subjectOf(id), at: now })
    return accepted({ id })
  })
}

/** The slug is the typed one. Without one it follows the title until the post is published, and then stays. */
async function slugFor(tx: Database, before: WholePost, { wantedSlug, title }: CheckedPost): Promise<string> {
  const wanted = wantedSlug ?? (before.publishedAt === null ? title : before.slug)
  return wanted === before.slug ? before.slug : findFreeSlug(tx, wanted, before.slug)
}

async function whatHappened(db: Database, id: number): Promise<PostChangeRefusal> {
  const current = await findPost(db, id)
  if (!current) return { reason: 'post-not-found' }

  const lastSave = (await listRevisions(db, id)).find((revision) => revision.version === current.version)
  return {
    reason: 'changed-meanwhile',
    version: current.version,
    changedBy: lastSave?.savedBy ?? null,
    changedAt: current.updatedAt,
    theirs: current,
  }
}
