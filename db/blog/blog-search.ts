import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { blogPosts } from '#db/schema/blog.ts'
import type { PostCard, PostCategory } from '#domain/blog/post-rules.ts'
import { POST_CARD } from './blog-posts.ts'

type Question = {
  /** Folded by `searchTerms`: letters, marks and digits only, so nothing in them means anything to Postgres. */
  readonly words: readonly string[]
  readonly category?: PostCategory | undefined
  readonly limit: number
  readonly offset: number
}

/** More matches than this are not counted: nobody turns that many pages. */
export const MOST_COUNTED = 500

export type FoundPosts = { readonly posts: PostCard[]; readonly count: number }

/** Published posts that hold all the words: as beginnings of words anywhere, or anywhere inside title and summary. */
export async function searchPublishedPosts(db: Database, question: Question): Promise<FoundPosts> {
  const { words, category, limit, offset } = question
  const matches = and(
    eq(blogPosts.status, 'published'),
    category === undefined ? undefined : eq(blogPosts.category, category),
    or(holdsText(words), holdsParts(words)),
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

function holdsText(words: readonly string[]): SQL {
  const query = words.map((word) => `'${word}':*`).join(' & ')
  return sql`${blogPosts.searchTerms} @@ to_tsquery('english', ${query})`
}

export function holdsParts(words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`${blogPosts.searchHeading} like ${`%${word}%`}`))
}
