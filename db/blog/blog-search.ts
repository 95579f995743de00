import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { ReadIn } from '#db/content/translated-columns.ts'
import { blogPosts } from '#db/schema/blog.ts'
import type { PostCategory, PostSummary } from '#domain/blog/post-rules.ts'
import type { Language } from '#domain/languages.ts'
import { postCard, readableFirst } from './blog-posts.ts'

type PostSearch = {
  /** Normalized by `searchTerms`: letters, marks and digits only, so they contain no syntax of `to_tsquery` or `like`. */
  readonly terms: readonly string[]
  readonly category?: PostCategory | undefined
  /** Undefined on a site of one language. */
  readonly language?: ReadIn
  readonly limit: number
  readonly offset: number
}

/** More matches than this are not counted. */
export const MOST_COUNTED = 500

export type FoundPosts = { readonly posts: PostSummary[]; readonly count: number }

/**
 * Published posts that contain all terms: at the start of words in the text, anywhere in title and summary, or as words that
 * sound the same in another script.
 */
export async function searchPublishedPosts(db: Database, search: PostSearch): Promise<FoundPosts> {
  const { terms, category, language, limit, offset } = search
  const matches = and(
    eq(blogPosts.status, 'published'),
    category === undefined ? undefined : eq(blogPosts.category, category),
    or(textMatches(terms), containsTerms(terms), soundsLike(terms), language && translationContains(terms, language)),
  )

  const posts = await db
    .select(postCard(language))
    .from(blogPosts)
    .where(matches)
    .orderBy(...readableFirst(language))
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

/** What Telugu adds to a noun: నక్షత్రం is nakshatra. */
const TELUGU_ENDING = /(?:ం|ము|ాలు)$/u

/** Words of a title or summary, in any language of the post, that begin as the terms sound. */
export function soundsLike(terms: readonly string[]): SQL {
  const typed = terms.map((term) => term.replace(TELUGU_ENDING, '')).join(' ')
  return sql`exists (
    select from (
      select ${blogPosts.searchSound} as sound
      union all
      select t.search_sound from translations t where t.kind = 'posts' and t.item_id = ${blogPosts.id}
    ) heard
    where heard.sound ~ all (name_patterns(${typed})))`
}

/** All of its terms, anywhere in a translated text. */
function translationContains(terms: readonly string[], language: Language): SQL {
  const contained = terms.map((term) => sql`t.text ilike ${`%${term}%`}`)
  return sql`exists (
    select from translations t
    where t.kind = 'posts' and t.item_id = blog_posts.id and t.language = ${language} and ${and(sql`true`, ...contained)})`
}

export function containsTerms(terms: readonly string[]): SQL | undefined {
  return and(...terms.map((term) => sql`${blogPosts.searchHeading} like ${`%${term}%`}`))
}
