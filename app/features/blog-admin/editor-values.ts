import type { PostForm } from '#domain/blog/post-rules.ts'
import { writeSchedule } from '#domain/blog/post-schedule.ts'
import { USUAL_READ } from '#domain/blog/read-time.ts'

/** A new post is published and takes five minutes, unless its writer says otherwise. */
export const EMPTY_POST: PostForm = {
  title: '',
  summary: '',
  content: '',
  category: '',
  imageUrl: '',
  imageAlt: '',
  readTime: String(USUAL_READ),
  scheduledFor: '',
  isPublished: true,
}

type SavedPost = {
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly category: string
  readonly imageUrl: string | null
  readonly imageAlt: string
  readonly readTime: number
  readonly status: 'draft' | 'published'
  readonly scheduledFor: Date | null
}

/** A saved post as the form shows it. */
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
    isPublished: post.status === 'published',
  }
}
