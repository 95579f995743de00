import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { BLOG } from '#content/site/blog.ts'
import { categoryName, isStandardCategory } from '#content/site/post-categories.ts'
import { longDay, shortDay } from '#content/words/dates.ts'
import type { PostCategory, PostSummary } from '#domain/blog/post-rules.ts'
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

type CategoryTextProps = {
  of: PostCategory
  /** Of a category that the practice has added. */
  name: string
}

export function CategoryText({ of: category, name }: CategoryTextProps) {
  return isStandardCategory(category) ? categoryName(category) : <OwnText>{name}</OwnText>
}
