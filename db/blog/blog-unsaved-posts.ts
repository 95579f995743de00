import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { blogUnsavedPosts } from '#db/schema/blog.ts'
import type { PostForm } from '#domain/blog/post-rules.ts'

/** The author and the post; null is a post that does not exist yet. */
type Owner = { readonly userId: string; readonly postId: number | null }

export type UnsavedPost = { readonly fields: PostForm; readonly savedAt: Date }

export async function findUnsavedPost(db: Database, owner: Owner): Promise<UnsavedPost | undefined> {
  const [found] = await db
    .select({ fields: blogUnsavedPosts.fields, savedAt: blogUnsavedPosts.savedAt })
    .from(blogUnsavedPosts)
    .where(isOwnedBy(owner))
  return found
}

export async function recordUnsavedPost(db: Database, owner: Owner, unsaved: UnsavedPost): Promise<void> {
  await db
    .insert(blogUnsavedPosts)
    .values({ ...owner, ...unsaved })
    .onConflictDoUpdate({ target: [blogUnsavedPosts.userId, blogUnsavedPosts.postId], set: unsaved })
}

export async function deleteUnsavedPost(db: Database, owner: Owner): Promise<void> {
  await db.delete(blogUnsavedPosts).where(isOwnedBy(owner))
}

function isOwnedBy({ userId, postId }: Owner) {
  return and(
    eq(blogUnsavedPosts.userId, userId),
    postId === null ? isNull(blogUnsavedPosts.postId) : eq(blogUnsavedPosts.postId, postId),
  )
}
