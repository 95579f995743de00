import { romanize, withoutAccents } from '#domain/latin-letters.ts'
import { LONGEST_POST_SLUG } from './post-rules.ts'

const UNNAMED = 'post'

/** The slug of a post's URL. It never looks like an id, because ids work in URLs too. */
export function slugOf(title: string): string {
  const words = withoutAccents(romanize(title)).match(/[a-z0-9]+/g) ?? []
  const slug = fitting(words)
  if (slug === '') return UNNAMED
  return /[a-z]/.test(slug) ? slug : `${UNNAMED}-${slug}`
}

/** Distinguishes posts with the same title by a number. */
export function numberedSlug(slug: string, count: number): string {
  return count === 1 ? slug : `${slug}-${count}`
}

/** Whole words as long as they fit; a single long word is cut. */
function fitting(words: readonly string[]): string {
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, LONGEST_POST_SLUG) : `${slug}-${word}`
    if (longer.length > LONGEST_POST_SLUG) break
    slug = longer
  }
  return slug
}
