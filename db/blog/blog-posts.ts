import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { blogPostCounts, blogPosts } from '#db/schema/blog.ts'
import { practice } from '#db/schema/content.ts'
import type { PostCategory, PostSummary } from '#domain/blog/post-rules.ts'
import { isSlug } from '#domain/slug.ts'

/** Never null for a published post: the table has a constraint. */
const publishedAt = sql<Date>`${blogPosts.publishedAt}`.mapWith(blogPosts.publishedAt)

export const POST_CARD = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  summary: blogPosts.summary,
  category: blogPosts.category,
  imageUrl: blogPosts.imageUrl,
  imageAlt: blogPosts.imageAlt,
  readTime: blogPosts.readTime,
  publishedAt,
}

const isPublished = eq(blogPosts.status, 'published')
const latestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)] as const

type Page = { readonly category?: PostCategory | undefined; readonly limit: number; readonly offset: number }

type PublishedPosts = { readonly posts: PostSummary[]; readonly count: number }

/** One page of published posts, latest first, and how many there are on all pages. */
export async function readPublishedPosts(db: Database, { category, limit, offset }: Page): Promise<PublishedPosts> {
  // Offset and limit are applied to the index alone; only the rows of this page are read from the table.
  const page = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(isPublished, category ? eq(blogPosts.category, category) : undefined))
    .orderBy(...latestFirst)
    .limit(limit)
    .offset(offset)
  const [posts, count] = await Promise.all([
    db
      .select(POST_CARD)
      .from(blogPosts)
      .where(inArray(blogPosts.id, page))
      .orderBy(...latestFirst),
    countPublishedPosts(db, category),
  ])
  return { posts, count }
}

export async function countPublishedPosts(db: Database, category?: PostCategory): Promise<number> {
  const counts = await db.select().from(blogPostCounts)
  return counts
    .filter((count) => category === undefined || count.category === category)
    .reduce((sum, { published }) => sum + published, 0)
}

/** The categories that the practice has added to the standard ones. */
export async function listOwnCategories(db: Database): Promise<readonly string[]> {
  const [found] = await db.select({ own: practice.postCategories }).from(practice)
  return found?.own ?? []
}

export type PublishedPost = PostSummary & {
  readonly content: string
  readonly contentHtml: string
  readonly description: string
  readonly rulesVersion: number
  readonly updatedAt: Date
}

const PUBLISHED_POST = {
  ...POST_CARD,
  content: blogPosts.content,
  contentHtml: blogPosts.contentHtml,
  description: blogPosts.description,
  rulesVersion: blogPosts.rulesVersion,
  updatedAt: blogPosts.updatedAt,
}

const ID = /^[1-9]\d{0,14}$/

/** Finds a post by its id or slug. Drafts are never found. */
export async function findPublishedPost(db: Database, address: string): Promise<PublishedPost | undefined> {
  if (!ID.test(address) && !isSlug(address)) return undefined

  const isAddressed = ID.test(address) ? eq(blogPosts.id, Number(address)) : eq(blogPosts.slug, address)
  const [found] = await db.select(PUBLISHED_POST).from(blogPosts).where(and(isAddressed, isPublished))
  return found
}

/** The posts that were created last. */
export function listNewestPosts(db: Database, limit: number): Promise<PostSummary[]> {
  return db
    .select(POST_CARD)
    .from(blogPosts)
    .where(isPublished)
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
    .limit(limit)
}

/** The latest posts with their content. */
export function listPostsForFeed(db: Database, limit: number): Promise<PublishedPost[]> {
  return db
    .select(PUBLISHED_POST)
    .from(blogPosts)
    .where(isPublished)
    .orderBy(...latestFirst)
    .limit(limit)
}

export type PostAddress = { readonly slug: string; readonly updatedAt: Date }

/** For the site map. */
export function listPostAddresses(db: Database, limit: number): Promise<PostAddress[]> {
  return db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublished)
    .orderBy(asc(blogPosts.id))
    .limit(limit)
}
