import { BLOG } from '#app/content/blog.ts'
import type { PostCard } from '#domain/blog-posts.ts'
import { longDate, mediumDate } from './post-dates.ts'

type PostFactsProps = { post: Pick<PostCard, 'publishedAt' | 'readTime'>; isLong?: boolean }

/** When it appeared and how long it takes. */
export function PostFacts({ post: { publishedAt, readTime }, isLong = false }: PostFactsProps) {
  return (
    <p className="hint flex flex-wrap gap-x-2">
      <time dateTime={publishedAt.toISOString()}>{isLong ? longDate(publishedAt) : mediumDate(publishedAt)}</time>
      <span aria-hidden="true">·</span>
      <span>{BLOG.readTime(readTime)}</span>
    </p>
  )
}
