import type { PostCategory, PostStatus } from '#domain/blog/post-rules.ts'

export type ListedPost = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly category: PostCategory
  readonly status: PostStatus
  readonly readTime: number
  readonly scheduledFor: Date | null
  readonly updatedAt: Date
  readonly newsletterSentAt: Date | null
  readonly isSample: boolean
}
