import { romanize, withoutAccents } from '#domain/latin-letters.ts'

const LONGEST_POST_SLUG = 80
const UNNAMED = 'post'

/** The readable part of a post's address. It never looks like an id, because ids are addresses too. */
export function slugOf(title: string): string {
  const words = withoutAccents(romanize(title)).match(/[a-z0-9]+/g) ?? []
  const slug = fitting(words)
  if (slug === '') return UNNAMED
  return /[a-z]/.test(slug) ? slug : `${UNNAMED}-${slug}`
}

/** The second post of the same name is told apart by a number. */
export function numberedSlug(slug: string, count: number): string {
  return count === 1 ? slug : `${slug}-${count}`
}

/** Whole words as long as they fit; a single endless one is cut. */
function fitting(words: readonly string[]): string {
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, LONGEST_POST_SLUG) : `${slug}-${word}`
    if (longer.length > LONGEST_POST_SLUG) break
    slug = longer
  }
  return slug
}
