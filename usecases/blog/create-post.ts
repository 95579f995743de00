import { recordAudit } from '#db/audit-log.ts'
import { recordPost } from '#db/blog/blog-desk.ts'
import { listOwnCategories } from '#db/blog/blog-posts.ts'
import { recordRevision } from '#db/blog/blog-revisions.ts'
import { deleteUnsavedPost } from '#db/blog/blog-unsaved-posts.ts'
import type { Database } from '#db/client.ts'
import { checkPost } from '#domain/blog/post-form.ts'
import type { CheckedPost, PostForm, PostProblems } from '#domain/blog/post-rules.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { findFreeSlug, writtenPost } from './written-post.ts'

type Order = { readonly form: PostForm; readonly editorId: string; readonly now: Date }

export type InvalidPost = { readonly reason: 'invalid'; readonly problems: PostProblems }

const FIRST_VERSION = 1

/** Creates a post, published at once or as a draft. */
export async function createPost(
  db: Database,
  { form, editorId, now }: Order,
): Promise<Outcome<{ id: number }, InvalidPost>> {
  const checked = checkPost(form, now, await listOwnCategories(db))
  if (!checked.ok) return refused({ reason: 'invalid', problems: checked.refusal })

  return db.transaction(async (tx) => {
    const slug = await findFreeSlug(tx, checked.value.wantedSlug ?? checked.value.title)
    const written = writtenPost(checked.value, { slug, publishedBefore: null, now })
    const id = await recordPost(tx, { ...written, createdAt: now })
    await recordRevision(tx, {
      ...revised(checked.value),
      postId: id,
      version: FIRST_VERSION,
      savedBy: editorId,
      savedAt: now,
    })
    await deleteUnsavedPost(tx, { userId: editorId, postId: null })
    await recordAudit(tx, { action: 'post-created', actorId: editorId, subject: subjectOf(id), at: now })
    return accepted({ id })
  })
}

export function subjectOf(postId: number) {
  return { kind: 'post', id: String(postId) }
}

/** The part of a post that a revision saves: its content, not its publication. */
export function revised({ status, scheduledFor, wantedSlug, ...content }: CheckedPost) {
  return content
}
