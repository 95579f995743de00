import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/accounts.ts'
import { blogPostRevisions } from '#db/schema/blog.ts'
import type { CheckedPost } from '#domain/blog/post-rules.ts'

const MOST_KEPT = 100

type Revised = Omit<CheckedPost, 'status' | 'scheduledFor' | 'wantedSlug'>

type NewRevision = Revised & {
  readonly postId: number
  readonly version: number
  readonly savedBy: string | null
  readonly savedAt: Date
}

/** Saves a revision of a post and deletes those older than the latest hundred. */
export async function recordRevision(db: Database, revision: NewRevision): Promise<void> {
  await db.insert(blogPostRevisions).values(revision)
  await db.delete(blogPostRevisions).where(
    and(
      eq(blogPostRevisions.postId, revision.postId),
      lte(
        blogPostRevisions.id,
        sql`(
          select id from blog_post_revisions where post_id = ${revision.postId}
          order by id desc offset ${MOST_KEPT} limit 1
        )`,
      ),
    ),
  )
}

export type RevisionLine = {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly savedAt: Date
  /** Null if the author's account is gone. */
  readonly savedBy: string | null
}

/** The revisions of a post, latest first. */
export function listRevisions(db: Database, postId: number): Promise<RevisionLine[]> {
  return db
    .select({
      id: blogPostRevisions.id,
      version: blogPostRevisions.version,
      title: blogPostRevisions.title,
      savedAt: blogPostRevisions.savedAt,
      savedBy: profiles.fullName,
    })
    .from(blogPostRevisions)
    .leftJoin(profiles, eq(profiles.userId, blogPostRevisions.savedBy))
    .where(eq(blogPostRevisions.postId, postId))
    .orderBy(desc(blogPostRevisions.id))
}

export type Revision = Revised & { readonly id: number; readonly version: number }

export async function findRevision(db: Database, { postId, id }: { postId: number; id: number }) {
  const [found] = await db
    .select({
      id: blogPostRevisions.id,
      version: blogPostRevisions.version,
      title: blogPostRevisions.title,
      summary: blogPostRevisions.summary,
      content: blogPostRevisions.content,
      category: blogPostRevisions.category,
      imageUrl: blogPostRevisions.imageUrl,
      imageAlt: blogPostRevisions.imageAlt,
      description: blogPostRevisions.description,
      readTime: blogPostRevisions.readTime,
    })
    .from(blogPostRevisions)
    .where(and(eq(blogPostRevisions.id, id), eq(blogPostRevisions.postId, postId)))
  return found satisfies Revision | undefined
}
