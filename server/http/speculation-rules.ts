import { Hono } from 'hono'

const PATH = '/speculation-rules.json'

/**
 * Documents that are the same for everybody and change nothing when they are read. Nothing else is prefetched: no
 * sign-out, files, applications or personal pages.
 */
const PREFETCHED = [
  '/',
  '/courses',
  '/consultation',
  '/reviews',
  '/astrologers',
  '/astrologers/:astrologer',
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
      where: { and: [{ href_matches: PREFETCHED }, { not: { href_matches: '/blog/*.*' } }] },
      // On hover for 200 ms, or on pointer down.
      eagerness: 'moderate',
    },
  ],
}

/** A header on documents, because they have no inline script that could hold the rules (decision 0091). */
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
