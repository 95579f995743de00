import type { PostSummary } from '#domain/blog/post-rules.ts'

export function postHref({ slug }: Pick<PostSummary, 'slug'>): string {
  return `/blog/${slug}`
}

/** The drawn cover; its address changes with its content, so browsers may cache it forever. */
export function coverHref({ id, category, publishedAt }: Pick<PostSummary, 'id' | 'category' | 'publishedAt'>): string {
  return `/blog/${id}/cover.svg?v=${coverVersion({ category, publishedAt })}`
}

export function coverVersion({ category, publishedAt }: Pick<PostSummary, 'category' | 'publishedAt'>): string {
  return `${category.toLowerCase()}-${publishedAt.getTime().toString(36)}`
}
