import type { PostForm } from '#domain/blog/post-rules.ts'
import { writeSchedule } from '#domain/blog/post-schedule.ts'
import { USUAL_READ } from '#domain/blog/read-time.ts'

/** Defaults of the specification: a new post is published and takes five minutes to read. */
export const EMPTY_POST: PostForm = {
  title: '',
  summary: '',
  content: '',
  category: '',
  imageUrl: '',
  imageAlt: '',
  readTime: String(USUAL_READ),
  scheduledFor: '',
  slug: '',
  description: '',
  isPublished: true,
}

type SavedPost = {
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly category: string
  readonly imageUrl: string | null
  readonly imageAlt: string
  readonly description: string
  readonly readTime: number
  readonly status: 'draft' | 'published'
  readonly scheduledFor: Date | null
  /** Empty for a slug that follows the title. */
  readonly ownSlug: string
}

export function formOf(post: SavedPost): PostForm {
  return {
    title: post.title,
    summary: post.summary,
    content: post.content,
    category: post.category,
    imageUrl: post.imageUrl ?? '',
    imageAlt: post.imageAlt,
    readTime: String(post.readTime),
    scheduledFor: post.scheduledFor ? writeSchedule(post.scheduledFor) : '',
    slug: post.ownSlug,
    description: post.description,
    isPublished: post.status === 'published',
  }
}
