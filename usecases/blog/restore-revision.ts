import { findPost } from '#db/blog/blog-desk.ts'
import { findRevision } from '#db/blog/blog-revisions.ts'
import type { Database } from '#db/client.ts'
import type { PostForm } from '#domain/blog/post-rules.ts'
import { writeSchedule } from '#domain/blog/post-schedule.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import { changePost, type PostChangeRefusal } from './change-post.ts'

type Order = {
  readonly id: number
  readonly revisionId: number
  readonly version: number
  readonly editorId: string
  readonly now: Date
}

/** Restores a revision as a new change; the current content becomes a revision. */
export async function restoreRevision(
  db: Database,
  { id, revisionId, version, editorId, now }: Order,
): Promise<Outcome<{ id: number }, PostChangeRefusal>> {
  const post = await findPost(db, id)
  const revision = await findRevision(db, { postId: id, id: revisionId })
  if (!post || !revision) return refused({ reason: 'post-not-found' })

  const isStillToCome = post.scheduledFor !== null && post.scheduledFor > now
  const form: PostForm = {
    ...revision,
    imageUrl: revision.imageUrl ?? '',
    readTime: String(revision.readTime),
    // The address stays as it is.
    slug: post.slug,
    isPublished: post.status === 'published',
    scheduledFor: isStillToCome && post.scheduledFor ? writeSchedule(post.scheduledFor) : '',
  }
  return changePost(db, { id, version, form, editorId, now })
}
