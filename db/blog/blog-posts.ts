import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated, translatedCategory, translationOf } from '#db/content/translated-columns.ts'
import { blogPostCounts, blogPosts } from '#db/schema/blog.ts'
import { practice } from '#db/schema/content.ts'
import type { OwnCategory, PostCategory, PostSummary } from '#domain/blog/post-rules.ts'
import type { Language } from '#domain/languages.ts'
import { isSlug } from '#domain/slug.ts'

/** Never null for a published post: the table has a constraint. */
const publishedAt = sql<Date>`${blogPosts.publishedAt}`.mapWith(blogPosts.publishedAt)

/** Of the original: a post may be in another language than the rest of the site. */
const WRITTEN_IN = sql<Language>`coalesce(blog_posts.written_in, (select p.written_in from practice p))`

/** The languages in which a post can be read: first that of its original, then those of its translations. */
const LANGUAGES_OF_POST = sql<Language[]>`(
  array[${WRITTEN_IN}] || array(
    select t.language from translations t
    where t.kind = 'posts' and t.item_id = blog_posts.id and t.field = 'content' and t.language <> ${WRITTEN_IN}
    order by t.language))`

export const postCard = (language: ReadIn) => ({
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: translated(language, { kind: 'posts', field: 'title' }),
  summary: translated(language, { kind: 'posts', field: 'summary' }),
  category: blogPosts.category,
  categoryName: translatedCategory(language, sql`blog_posts.category`),
  imageUrl: blogPosts.imageUrl,
  imageAlt: translated(language, { kind: 'posts', field: 'imageAlt' }),
  readTime: blogPosts.readTime,
  languages: LANGUAGES_OF_POST,
  publishedAt,
})

const isPublished = eq(blogPosts.status, 'published')
const latestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)] as const

/** Those that the reader can read in their language come first. */
export function readableFirst(language: ReadIn): SQL[] {
  if (!language) return [...latestFirst]
  const translation = translationOf(language, { kind: 'posts', field: 'content' })
  return [sql`${WRITTEN_IN} <> ${language} and ${translation} is null`, ...latestFirst]
}

type Page = {
  readonly category?: PostCategory | undefined
  /** Undefined on a site of one language. */
  readonly language?: ReadIn
  readonly limit: number
  readonly offset: number
}

type PublishedPosts = { readonly posts: PostSummary[]; readonly count: number }

/** One page of published posts, those in the reader's language and the latest first, and how many there are on all pages. */
export async function readPublishedPosts(
  db: Database,
  { category, language, limit, offset }: Page,
): Promise<PublishedPosts> {
  // Offset and limit are applied to the index alone; only the rows of this page are read from the table.
  const page = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(isPublished, category ? eq(blogPosts.category, category) : undefined))
    .orderBy(...readableFirst(language))
    .limit(limit)
    .offset(offset)
  const [posts, count] = await Promise.all([
    db
      .select(postCard(language))
      .from(blogPosts)
      .where(inArray(blogPosts.id, page))
      .orderBy(...readableFirst(language)),
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

/** The same with their names in a language. */
export async function listNamedCategories(db: Database, language: ReadIn): Promise<readonly OwnCategory[]> {
  const { rows } = await db.execute<OwnCategory>(sql`
    select category, ${translatedCategory(language, sql`category`)} as name
    from practice, unnest(post_categories) with ordinality own (category, place) order by place`)
  return rows
}

export type PublishedPost = PostSummary & {
  readonly content: string
  readonly contentHtml: string
  readonly description: string
  readonly rulesVersion: number
  readonly updatedAt: Date
}

/** The stored HTML is that of the original: no rules made it for a translation. */
const NO_RULES = 0

function publishedPost(language: ReadIn) {
  const { rulesVersion, updatedAt } = blogPosts
  return {
    ...postCard(language),
    content: translated(language, { kind: 'posts', field: 'content' }),
    contentHtml: blogPosts.contentHtml,
    description: translated(language, { kind: 'posts', field: 'description' }),
    rulesVersion: language
      ? sql<number>`case when ${translationOf(language, { kind: 'posts', field: 'content' })} is null
          then ${rulesVersion} else ${NO_RULES}::integer end`
      : rulesVersion,
    updatedAt: sql<Date>`greatest(${updatedAt}, (
      select max(t.translated_at) from translations t
      where t.kind = 'posts' and t.item_id = blog_posts.id and t.language = ${language ?? ''}))`.mapWith(updatedAt),
  }
}

const ID = /^[1-9]\d{0,14}$/

/** Finds a post by its id or slug. Drafts are never found. */
export async function findPublishedPost(
  db: Database,
  address: string,
  language?: ReadIn,
): Promise<PublishedPost | undefined> {
  if (!ID.test(address) && !isSlug(address)) return undefined

  const isAddressed = ID.test(address) ? eq(blogPosts.id, Number(address)) : eq(blogPosts.slug, address)
  const [found] = await db.select(publishedPost(language)).from(blogPosts).where(and(isAddressed, isPublished))
  return found
}

/** Of a post in any state. */
export async function findPostLanguage(db: Database, id: number): Promise<Language | undefined> {
  const [found] = await db.select({ writtenIn: WRITTEN_IN }).from(blogPosts).where(eq(blogPosts.id, id))
  return found?.writtenIn
}

/** The posts that were created last. */
export function listNewestPosts(db: Database, limit: number, language?: ReadIn): Promise<PostSummary[]> {
  return db
    .select(postCard(language))
    .from(blogPosts)
    .where(isPublished)
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
    .limit(limit)
}

/** The latest posts with their content. */
export function listPostsForFeed(db: Database, limit: number, language?: ReadIn): Promise<PublishedPost[]> {
  return db
    .select(publishedPost(language))
    .from(blogPosts)
    .where(isPublished)
    .orderBy(...readableFirst(language))
    .limit(limit)
}

export type PostAddress = {
  readonly slug: string
  readonly updatedAt: Date
  readonly languages: readonly Language[]
}

/** For the site map. */
export function listPostAddresses(db: Database, limit: number): Promise<PostAddress[]> {
  return db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt, languages: LANGUAGES_OF_POST })
    .from(blogPosts)
    .where(isPublished)
    .orderBy(asc(blogPosts.id))
    .limit(limit)
}
