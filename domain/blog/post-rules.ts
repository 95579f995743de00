import { type FieldProblems, fieldProblems, hasProblems, lengthProblem } from '#domain/field-problems.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine, normalizeText } from '#domain/text.ts'
import { parseImageUrl } from './post-image.ts'
import { parseSchedule } from './post-schedule.ts'
import { parseReadTime } from './read-time.ts'

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

export type PostCategory = (typeof POST_CATEGORIES)[number]
export type PostStatus = 'draft' | 'published'

export const LONGEST_TITLE = 200
export const LONGEST_POST_SUMMARY = 500
/** About ten thousand words, nearly an hour of reading. */
export const LONGEST_CONTENT = 60_000
export const LONGEST_IMAGE_ALT = 300

/** A post in a list. */
export type PostCard = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly category: PostCategory
  readonly imageUrl: string | null
  readonly imageAlt: string
  readonly readTime: number
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
  readonly readTime: number
  readonly status: PostStatus
  /** When a draft is published automatically. */
  readonly scheduledFor: Date | null
}

export function isPostCategory(text: string): text is PostCategory {
  return POST_CATEGORIES.some((category) => category === text)
}

/** Title, summary, content and category are required; everything else has a default. */
export function checkPost(form: PostForm, now: Date): Outcome<CheckedPost, PostProblems> {
  const title = normalizeLine(form.title)
  const summary = normalizeLine(form.summary)
  const content = normalizeContent(form.content)
  const imageAlt = normalizeLine(form.imageAlt)
  const category = form.category.trim()
  const image = parseImageUrl(form.imageUrl)
  const schedule = form.isPublished ? accepted(null) : parseSchedule(form.scheduledFor, now)

  const problems = fieldProblems<PostField>({
    title: lengthProblem(title, LONGEST_TITLE, { isRequired: true }),
    summary: lengthProblem(summary, LONGEST_POST_SUMMARY, { isRequired: true }),
    content: lengthProblem(content, LONGEST_CONTENT, { isRequired: true }),
    category: categoryProblem(category),
    imageUrl: image.ok ? undefined : 'invalid',
    imageAlt: lengthProblem(imageAlt, LONGEST_IMAGE_ALT, { isRequired: false }),
    readTime: undefined,
    scheduledFor: schedule.ok ? undefined : 'invalid',
  })
  if (hasProblems(problems) || !image.ok || !schedule.ok || !isPostCategory(category)) return refused(problems)

  const status = form.isPublished ? 'published' : 'draft'
  const readTime = parseReadTime(form.readTime)
  const facts = { imageUrl: image.value, imageAlt, readTime, status, scheduledFor: schedule.value } as const
  return accepted({ title, summary, content, category, ...facts })
}

/**
 * The publication date after a save in the editor: now for a post published for the first time, otherwise unchanged.
 */
export function publicationAfterSave(before: Date | null, status: PostStatus, now: Date): Date | null {
  return status === 'published' ? (before ?? now) : before
}

function categoryProblem(category: string) {
  if (category === '') return 'missing'
  return isPostCategory(category) ? undefined : 'invalid'
}

/** Leading spaces have a meaning in markdown, so only invisible characters are removed. */
function normalizeContent(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed().normalize('NFC')
  return normalizeText(lines) === '' ? '' : lines.trimEnd()
}
