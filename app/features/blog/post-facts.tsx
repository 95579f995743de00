import { BLOG } from '#content/site/blog.ts'
import { longDay, shortDay } from '#content/words/dates.ts'
import type { PostSummary } from '#domain/blog/post-rules.ts'
import { istDate } from '#domain/time/india-time.ts'

type PostFactsProps = { post: Pick<PostSummary, 'publishedAt' | 'readTime'>; isLong?: boolean }

export function PostFacts({ post: { publishedAt, readTime }, isLong = false }: PostFactsProps) {
  return (
    <p className="hint flex flex-wrap gap-x-2">
      <time dateTime={publishedAt.toISOString()}>{isLong ? longDay(istDate(publishedAt)) : shortDay(publishedAt)}</time>
      <span aria-hidden="true">·</span>
      <span>{BLOG.readTime(readTime)}</span>
    </p>
  )
}
