import { and, count, desc, eq, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { blogPosts } from '#db/schema/blog.ts'
import type { CheckedPost, PostCategory, PostStatus } from '#domain/blog/post-rules.ts'
import { containsTerms, soundsLike } from './blog-search.ts'

const POST_ROW = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  summary: blogPosts.summary,
  category: blogPosts.category,
  status: blogPosts.status,
  readTime: blogPosts.readTime,
  scheduledFor: blogPosts.scheduledFor,
  updatedAt: blogPosts.updatedAt,
  publishedAt: blogPosts.publishedAt,
  newsletterSentAt: blogPosts.newsletterSentAt,
  isSample: blogPosts.isSample,
}

export type PostRow = Pick<typeof blogPosts.$inferSelect, keyof typeof POST_ROW>

type PostFilter = {
  readonly terms: readonly string[]
  readonly status?: PostStatus | undefined
  readonly category?: PostCategory | undefined
  readonly limit: number
  readonly offset: number
}

/** Drafts and published posts, latest created first. For staff who write. */
export async function listPosts(db: Database, filter: PostFilter): Promise<{ posts: PostRow[]; count: number }> {
  const matches = and(
    filter.terms.length === 0 ? undefined : or(containsTerms(filter.terms), soundsLike(filter.terms)),
    filter.status && eq(blogPosts.status, filter.status),
    filter.category ? eq(blogPosts.category, filter.category) : undefined,
  )
  const posts = await db
    .select(POST_ROW)
    .from(blogPosts)
    .where(matches)
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
    .limit(filter.limit)
    .offset(filter.offset)
  const [total] = await db.select({ count: count() }).from(blogPosts).where(matches)
  return { posts, count: total?.count ?? 0 }
}

const WHOLE_POST = {
  ...POST_ROW,
  content: blogPosts.content,
  imageUrl: blogPosts.imageUrl,
  imageAlt: blogPosts.imageAlt,
  description: blogPosts.description,
  previewToken: blogPosts.previewToken,
  version: blogPosts.version,
}

export type WholePost = Pick<typeof blogPosts.$inferSelect, keyof typeof WHOLE_POST>

/** Finds drafts too: for staff who write. */
export async function findPost(db: Database, id: number): Promise<WholePost | undefined> {
  const [found] = await db.select(WHOLE_POST).from(blogPosts).where(eq(blogPosts.id, id))
  return found
}

/** A post that its preview link shows, published or not. */
export async function findPostByPreview(db: Database, previewToken: string): Promise<WholePost | undefined> {
  const [found] = await db.select(WHOLE_POST).from(blogPosts).where(eq(blogPosts.previewToken, previewToken))
  return found
}

/** Null revokes the link. Returns false if there is no such post. */
export async function recordPreviewToken(db: Database, id: number, previewToken: string | null): Promise<boolean> {
  const changed = await db
    .update(blogPosts)
    .set({ previewToken })
    .where(eq(blogPosts.id, id))
    .returning({ id: blogPosts.id })
  return changed.length === 1
}

/** The post as a row, with everything that is derived from its text. */
export type WrittenPost = Omit<CheckedPost, 'wantedSlug'> & {
  readonly slug: string
  readonly contentHtml: string
  readonly rulesVersion: number
  readonly publishedAt: Date | null
  readonly updatedAt: Date
  readonly searchHeading: string
  readonly searchBody: string
}

export async function recordPost(
  db: Database,
  post: WrittenPost & { readonly createdAt: Date; readonly isSample?: boolean },
): Promise<number> {
  const { searchBody, ...row } = post
  const [added] = await db
    .insert(blogPosts)
    .values({ ...row, searchTerms: searchVector(post) })
    .returning({ id: blogPosts.id })
  if (!added) throw new Error('Postgres inserted a post without returning its id.')
  return added.id
}

/** Returns false if the post has been changed since this version. */
export async function recordPostChange(
  db: Database,
  { id, version }: { id: number; version: number },
  post: WrittenPost,
): Promise<boolean> {
  const { searchBody, ...row } = post
  const changed = await db
    .update(blogPosts)
    .set({ ...row, isSample: false, version: version + 1, searchTerms: searchVector(post) })
    .where(and(eq(blogPosts.id, id), eq(blogPosts.version, version)))
    .returning({ id: blogPosts.id })
  return changed.length === 1
}

/** Returns false if there is no such post. */
export async function markPublished(db: Database, id: number, now: Date): Promise<boolean> {
  return changeStatus(db, eq(blogPosts.id, id), { status: 'published', publishedAt: now, scheduledFor: null }, now)
}

/** A sample post in another language, if nobody has changed it. */
export async function recordSampleText(db: Database, post: WrittenPost): Promise<void> {
  const { slug, title, summary, content, contentHtml, searchHeading } = post
  await db
    .update(blogPosts)
    .set({ title, summary, content, contentHtml, searchHeading, searchTerms: searchVector(post), version: nextVersion })
    .where(and(eq(blogPosts.slug, slug), eq(blogPosts.isSample, true)))
}

/** Returns false if there is no such post. `publishedAt` still says when it was public. */
export async function markUnpublished(db: Database, id: number, now: Date): Promise<boolean> {
  return changeStatus(db, eq(blogPosts.id, id), { status: 'draft' }, now)
}

/** Publishes the drafts whose time has come and returns them. */
export async function markDuePostsPublished(db: Database, now: Date): Promise<{ id: number; slug: string }[]> {
  return db
    .update(blogPosts)
    .set({ status: 'published', publishedAt: now, updatedAt: now, scheduledFor: null, version: nextVersion })
    .where(lte(blogPosts.scheduledFor, now))
    .returning({ id: blogPosts.id, slug: blogPosts.slug })
}

/** Returns false if the newsletter has been sent before, or the post is not published. */
export async function markNewsletterSent(db: Database, id: number, now: Date): Promise<boolean> {
  const changed = await db
    .update(blogPosts)
    .set({ newsletterSentAt: now })
    .where(and(eq(blogPosts.id, id), eq(blogPosts.status, 'published'), isNull(blogPosts.newsletterSentAt)))
    .returning({ id: blogPosts.id })
  return changed.length === 1
}

/** Returns its title, or undefined if there is no such post. */
export async function deletePost(db: Database, id: number): Promise<string | undefined> {
  const [gone] = await db.delete(blogPosts).where(eq(blogPosts.id, id)).returning({ title: blogPosts.title })
  return gone?.title
}

/** Until the transaction ends, so that two posts cannot take the same slug. */
export async function lockPostNames(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('post names'))`)
}

/** The slug itself and its numbered variants, as far as they are in use. */
export async function listSlugsLike(db: Database, slug: string): Promise<string[]> {
  const rows = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(or(eq(blogPosts.slug, slug), like(blogPosts.slug, `${slug}-%`)))
  return rows.map((row) => row.slug)
}

const nextVersion = sql`${blogPosts.version} + 1`

type StatusChange = { readonly status: PostStatus; readonly publishedAt?: Date; readonly scheduledFor?: null }

async function changeStatus(db: Database, which: SQL, change: StatusChange, now: Date): Promise<boolean> {
  const changed = await db
    .update(blogPosts)
    .set({ ...change, updatedAt: now, version: nextVersion })
    .where(which)
    .returning({ id: blogPosts.id })
  return changed.length === 1
}

function searchVector({ searchHeading, searchBody }: WrittenPost): SQL<string> {
  return sql`setweight(to_tsvector('english', ${searchHeading}), 'A') || to_tsvector('english', ${searchBody})`
}
