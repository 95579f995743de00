import type { PostCategory } from '#domain/blog/post-rules.ts'

export type SamplePost = {
  readonly title: string
  readonly summary: string
  readonly category: PostCategory
  readonly readTime: number
  /** An ISO instant. */
  readonly publishedAt: string
  readonly content: string
}
