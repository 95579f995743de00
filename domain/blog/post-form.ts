import { z } from 'zod'
import { line, optionalLine, orNull, parsed, required, requiredText } from '#domain/field-rules.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { fieldProblemOf, readFields } from '#domain/read-fields.ts'
import { isSlug } from '#domain/slug.ts'
import { normalizeText } from '#domain/text.ts'
import { parseImageUrl } from './post-image.ts'
import {
  type CheckedPost,
  isPostCategory,
  LONGEST_CONTENT,
  LONGEST_DESCRIPTION,
  LONGEST_IMAGE_ALT,
  LONGEST_POST_SLUG,
  LONGEST_POST_SUMMARY,
  LONGEST_TITLE,
  type PostForm,
  type PostProblems,
} from './post-rules.ts'
import { parseSchedule } from './post-schedule.ts'
import { parseReadTime } from './read-time.ts'

/** Title, summary, content and category are required; everything else has a default. */
const postSchema = z.object({
  title: line(LONGEST_TITLE),
  summary: line(LONGEST_POST_SUMMARY),
  content: requiredText(normalizeContent, LONGEST_CONTENT),
  category: required(z.string().trim()),
  imageUrl: orNull(parsed(parseImageUrl)),
  imageAlt: optionalLine(LONGEST_IMAGE_ALT),
  readTime: z.string().transform(parseReadTime),
  status: z.enum(['draft', 'published']),
  scheduledFor: z.date().nullable(),
  slug: orNull(parsed(parseSlug)),
  description: optionalLine(LONGEST_DESCRIPTION),
})

/** A published post has no schedule, whatever was typed. `ownCategories` are allowed besides the standard ones. */
export function checkPost(
  { isPublished, ...form }: PostForm,
  now: Date,
  ownCategories: readonly string[] = [],
): Outcome<CheckedPost, PostProblems> {
  const hasSchedule = !isPublished && form.scheduledFor.trim() !== ''
  const scheduledFor = hasSchedule ? parseSchedule(form.scheduledFor, now) : null
  const status = isPublished ? 'published' : 'draft'
  // A draft that was saved by an older version of the editor has neither of these.
  const { slug: typedSlug = '', description = '' } = form
  const checked = readFields(
    postSchema,
    { ...form, slug: typedSlug, description, status, scheduledFor },
    fieldProblemOf,
  )
  const category = form.category.trim()
  if (category !== '' && !isPostCategory(category, ownCategories)) {
    return refused({ ...(checked.ok ? {} : checked.refusal), category: 'invalid' })
  }
  if (!checked.ok) return checked
  const { slug, ...post } = checked.value
  return accepted({ ...post, wantedSlug: slug })
}

/** "My first post" and "my-first-post" are the same slug. It is not digits alone, because ids work in URLs too. */
function parseSlug(text: string): string | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
  return isSlug(slug) && slug.length <= LONGEST_POST_SLUG && /[a-z]/.test(slug) ? slug : undefined
}

/** Leading spaces have a meaning in markdown, so only invisible characters are removed. */
function normalizeContent(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed().normalize('NFC')
  return normalizeText(lines) === '' ? '' : lines.trimEnd()
}
