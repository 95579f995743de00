import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { preparedFor } from '#db/prepared.ts'
import { blogPostCounts, blogPosts } from '#db/schema/blog.ts'
import type { PostCard, PostCategory } from '#domain/blog/post-rules.ts'
import { isSlug } from '#domain/slug.ts'

/** Published posts always have their moment; the table's own rule says so. */
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

// The page is cut out of the index alone; only its own few rows are read from the table. Each of them tells how many
// there are in all: a question of its own would be a second trip to the database.
const pageQuery = (where: (db: Database) => ReturnType<typeof and>, counted: SQL) =>
  preparedFor((db) => {
    const page = db
      .select({ id: blogPosts.id })
      .from(blogPosts)
      .where(where(db))
      .orderBy(...latestFirst)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
    const count = sql<number>`(select sum(${blogPostCounts.published})::int from ${blogPostCounts} where ${counted})`
    return db
      .select({ ...POST_CARD, count })
      .from(blogPosts)
      .where(inArray(blogPosts.id, page))
      .orderBy(...latestFirst)
  })

const allQuery = pageQuery(() => and(isPublished), sql`true`)
const categoryQuery = pageQuery(
  () => and(isPublished, eq(blogPosts.category, sql.placeholder('category'))),
  eq(blogPostCounts.category, sql.placeholder('category')),
)

type Page = { readonly category?: PostCategory | undefined; readonly limit: number; readonly offset: number }

type PublishedPosts = { readonly posts: PostCard[]; readonly count: number }

/** One page of what readers can see, latest first, and how many there are on all pages. */
export async function readPublishedPosts(db: Database, { category, limit, offset }: Page): Promise<PublishedPosts> {
  const rows = await (category === undefined
    ? allQuery(db).execute({ limit, offset })
    : categoryQuery(db).execute({ category, limit, offset }))
  const count = rows[0]?.count ?? (await countPublishedPosts(db, category))
  return { posts: rows.map(({ count: _, ...post }) => post), count }
}

const countsQuery = preparedFor((db) => db.select().from(blogPostCounts))

export async function countPublishedPosts(db: Database, category?: PostCategory): Promise<number> {
  const counts = await countsQuery(db).execute()
  return counts
    .filter((count) => category === undefined || count.category === category)
    .reduce((sum, { published }) => sum + published, 0)
}

export type PublishedPost = PostCard & {
  readonly content: string
  readonly contentHtml: string
  readonly rulesVersion: number
  readonly updatedAt: Date
}

const PUBLISHED_POST = {
  ...POST_CARD,
  content: blogPosts.content,
  contentHtml: blogPosts.contentHtml,
  rulesVersion: blogPosts.rulesVersion,
  updatedAt: blogPosts.updatedAt,
}

const byIdQuery = preparedFor((db) =>
  db
    .select(PUBLISHED_POST)
    .from(blogPosts)
    .where(and(eq(blogPosts.id, sql.placeholder('id')), isPublished)),
)

const bySlugQuery = preparedFor((db) =>
  db
    .select(PUBLISHED_POST)
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, sql.placeholder('slug')), isPublished)),
)

const ID = /^[1-9]\d{0,14}$/

/** A post by its id or by its readable name. A draft is not found, whoever asks. */
export async function findPublishedPost(db: Database, address: string): Promise<PublishedPost | undefined> {
  if (ID.test(address)) return (await byIdQuery(db).execute({ id: Number(address) }))[0]
  if (!isSlug(address)) return undefined
  return (await bySlugQuery(db).execute({ slug: address }))[0]
}

const newestQuery = preparedFor((db) =>
  db
    .select(POST_CARD)
    .from(blogPosts)
    .where(isPublished)
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
    .limit(sql.placeholder('limit')),
)

/** The posts that were begun last. */
export function listNewestPosts(db: Database, limit: number): Promise<PostCard[]> {
  return newestQuery(db).execute({ limit })
}

/** The latest posts with their whole content. */
export function listPostsForFeed(db: Database, limit: number): Promise<PublishedPost[]> {
  return db
    .select(PUBLISHED_POST)
    .from(blogPosts)
    .where(isPublished)
    .orderBy(...latestFirst)
    .limit(limit)
}

export type PostAddress = { readonly slug: string; readonly updatedAt: Date }

/** Where every published post is, for search engines. */
export function listPostAddresses(db: Database, limit: number): Promise<PostAddress[]> {
  return db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublished)
    .orderBy(asc(blogPosts.id))
    .limit(limit)
}
