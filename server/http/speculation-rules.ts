import { Hono } from 'hono'
import { LANGUAGES, pathIn } from '#domain/languages.ts'

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

/** The feed and the pictures. */
const FILES = ['/blog/*.*']

const RULES = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: inEveryLanguage(PREFETCHED) }, { not: { href_matches: inEveryLanguage(FILES) } }],
      },
      // On hover for 200 ms, or on pointer down.
      eagerness: 'moderate',
    },
  ],
}

function inEveryLanguage(paths: readonly string[]): string[] {
  return LANGUAGES.flatMap((language) => paths.map((path) => pathIn(language, path)))
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
