import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { blogPosts } from '#db/schema/blog.ts'
import type { PostCategory, PostSummary } from '#domain/blog/post-rules.ts'
import { POST_CARD } from './blog-posts.ts'

type PostSearch = {
  /** Normalized by `searchTerms`: letters, marks and digits only, so they contain no syntax of `to_tsquery` or `like`. */
  readonly terms: readonly string[]
  readonly category?: PostCategory | undefined
  readonly limit: number
  readonly offset: number
}

/** More matches than this are not counted. */
export const MOST_COUNTED = 500

export type FoundPosts = { readonly posts: PostSummary[]; readonly count: number }

/** Published posts that contain all terms: at the start of words in the text, or anywhere in title and summary. */
export async function searchPublishedPosts(db: Database, search: PostSearch): Promise<FoundPosts> {
  const { terms, category, limit, offset } = search
  const matches = and(
    eq(blogPosts.status, 'published'),
    category === undefined ? undefined : eq(blogPosts.category, category),
    or(textMatches(terms), containsTerms(terms)),
  )

  const posts = await db
    .select(POST_CARD)
    .from(blogPosts)
    .where(matches)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit)
    .offset(offset)
  const counted = db.select({ id: blogPosts.id }).from(blogPosts).where(matches).limit(MOST_COUNTED).as('counted')
  const [total] = await db.select({ count: sql<number>`count(*)::integer` }).from(counted)
  return { posts, count: total?.count ?? 0 }
}

function textMatches(terms: readonly string[]): SQL {
  const query = terms.map((term) => `'${term}':*`).join(' & ')
  return sql`${blogPosts.searchTerms} @@ to_tsquery('english', ${query})`
}

export function containsTerms(terms: readonly string[]): SQL | undefined {
  return and(...terms.map((term) => sql`${blogPosts.searchHeading} like ${`%${term}%`}`))
}
