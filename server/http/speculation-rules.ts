import { Hono } from 'hono'

const PATH = '/speculation-rules.json'

/**
 * Documents that look the same to everybody and change nothing when they are read. What is not on this list is never
 * fetched ahead: signing out, files, applications, anything personal.
 */
const FETCHED_AHEAD = [
  '/',
  '/courses',
  '/consultation',
  '/free-content',
  '/free-content/:teacher',
  '/blog',
  '/blog/:post',
  '/contact',
  '/terms',
  '/privacy',
]

const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: FETCHED_AHEAD }, { not: { href_matches: '/blog/*.*' } }] },
      // After a moment of hovering, or when a finger goes down.
      eagerness: 'moderate',
    },
  ],
}

/** Goes on documents: a header, because they have no inline script that could hold the rules (decision 0091). */
export const SPECULATION_RULES = ['Speculation-Rules', `"${PATH}"`] as const

export function speculationRules() {
  const body = JSON.stringify(RULES)
  return new Hono().get(PATH, (context) =>
    context.body(body, 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
}
