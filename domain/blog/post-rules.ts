import type { FieldProblems } from '#domain/field-problems.ts'
import type { Language } from '#domain/languages.ts'

export const POST_CATEGORIES = [
  'Fundamentals',
  'Nakshatras',
  'Remedies',
  'Predictions',
  'Education',
  'Planets',
  'Houses',
  'Compatibility',
] as const

export type StandardCategory = (typeof POST_CATEGORIES)[number]

/** A standard category, or one that the practice has added. */
export type PostCategory = string

/** One that the practice has added, with its name in the language of the reader. */
export type OwnCategory = { readonly category: PostCategory; readonly name: string }

export const LONGEST_CATEGORY = 40
export type PostStatus = 'draft' | 'published'

export const LONGEST_TITLE = 200
export const LONGEST_POST_SUMMARY = 500
/** About ten thousand words, nearly an hour of reading. */
export const LONGEST_CONTENT = 60_000
export const LONGEST_IMAGE_ALT = 300
/** Search engines cut longer descriptions. */
export const LONGEST_DESCRIPTION = 200
export const LONGEST_POST_SLUG = 80

/** A post in a list. */
export type PostSummary = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly category: PostCategory
  /** Of a category that the practice has added, in the language of the list. */
  readonly categoryName: string
  readonly imageUrl: string | null
  readonly imageAlt: string
  readonly readTime: number
  /** In which it can be read: its original and its translations. */
  readonly languages: readonly Language[]
  readonly publishedAt: Date
}

/** The fields of the editor. */
export const POST_FIELDS = [
  'title',
  'summary',
  'content',
  'category',
  'imageUrl',
  'imageAlt',
  'readTime',
  'scheduledFor',
  'slug',
  'description',
] as const

export type PostField = (typeof POST_FIELDS)[number]
export type PostForm = Readonly<Record<PostField, string>> & { readonly isPublished: boolean }
export type PostProblems = FieldProblems<PostField>

/** A validated post. */
export type CheckedPost = {
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly category: PostCategory
  readonly imageUrl: string | null
  readonly imageAlt: string
  /** For search engines; empty for the summary. */
  readonly description: string
  readonly readTime: number
  readonly status: PostStatus
  /** When a draft is published automatically. */
  readonly scheduledFor: Date | null
  /** Null for one made from the title. */
  readonly wantedSlug: string | null
}

export function isPostCategory(text: string, own: readonly string[]): boolean {
  return POST_CATEGORIES.some((category) => category === text) || own.includes(text)
}

/**
 * The publication date after a save in the editor: now for a post published for the first time, otherwise unchanged.
 */
export function publicationAfterSave(before: Date | null, status: PostStatus, now: Date): Date | null {
  return status === 'published' ? (before ?? now) : before
}
