import { findPost } from '#db/blog/blog-desk.ts'
import { deleteUnsavedPost, recordUnsavedPost } from '#db/blog/blog-unsaved-posts.ts'
import type { Database } from '#db/client.ts'
import { LONGEST_CONTENT, type PostForm } from '#domain/blog/post-rules.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

type Order = {
  readonly userId: string
  /** Null for a post that does not exist yet. */
  readonly postId: number | null
  readonly fields: PostForm
  readonly now: Date
}

const LONGEST_OTHER_FIELD = 2_000

/** Autosaves what an editor types, for that editor only. */
export async function saveUnsavedPost(
  db: Database,
  { userId, postId, fields, now }: Order,
): Promise<Outcome<null, 'too-long' | 'post-not-found'>> {
  if (!fits(fields)) return refused('too-long')
  if (postId !== null && !(await findPost(db, postId))) return refused('post-not-found')

  await recordUnsavedPost(db, { userId, postId }, { fields: withoutNul(fields), savedAt: now })
  return accepted(null)
}

export async function discardUnsavedPost(
  db: Database,
  { userId, postId }: { userId: string; postId: number | null },
): Promise<void> {
  await deleteUnsavedPost(db, { userId, postId })
}

function fits({ content, isPublished, ...others }: PostForm): boolean {
  return content.length <= LONGEST_CONTENT && Object.values(others).every((text) => text.length <= LONGEST_OTHER_FIELD)
}

/** Postgres text cannot contain NUL. */
function withoutNul(fields: PostForm): PostForm {
  const normalized = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  ])
  return Object.fromEntries(normalized) as PostForm
}
