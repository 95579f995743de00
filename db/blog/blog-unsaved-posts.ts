import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { blogUnsavedPosts } from '#db/schema/blog.ts'
import type { PostForm } from '#domain/blog/post-rules.ts'

/** Whose words these are, and for which post; null is one that does not exist yet. */
type Desk = { readonly userId: string; readonly postId: number | null }

export type UnsavedPost = { readonly fields: PostForm; readonly savedAt: Date }

export async function findUnsavedPost(db: Database, desk: Desk): Promise<UnsavedPost | undefined> {
  const [found] = await db
    .select({ fields: blogUnsavedPosts.fields, savedAt: blogUnsavedPosts.savedAt })
    .from(blogUnsavedPosts)
    .where(lyingOn(desk))
  return found
}

export async function recordUnsavedPost(db: Database, desk: Desk, unsaved: UnsavedPost): Promise<void> {
  await db
    .insert(blogUnsavedPosts)
    .values({ ...desk, ...unsaved })
    .onConflictDoUpdate({ target: [blogUnsavedPosts.userId, blogUnsavedPosts.postId], set: unsaved })
}

export async function deleteUnsavedPost(db: Database, desk: Desk): Promise<void> {
  await db.delete(blogUnsavedPosts).where(lyingOn(desk))
}

function lyingOn({ userId, postId }: Desk) {
  return and(
    eq(blogUnsavedPosts.userId, userId),
    postId === null ? isNull(blogUnsavedPosts.postId) : eq(blogUnsavedPosts.postId, postId),
  )
}
