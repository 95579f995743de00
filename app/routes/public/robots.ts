import { appUrlContext } from '#app/http/contexts.ts'
import { LANGUAGES, pathIn } from '#domain/languages.ts'
import type { Route } from './+types/robots'

/** Private pages, and pages that only make sense as a step to another page. */
const PRIVATE = [
  '/account',
  '/api/',
  '/astrologer-dashboard',
  '/astrologer-setup',
  '/auth',
  '/book/',
  '/booking-',
  '/booking/',
  '/create-admin',
  '/dashboard',
  '/newsletter/',
  '/festivals/emails/',
  '/staff',
  '/theme',
  '/names',
  '/waitlist/',
]

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...LANGUAGES.flatMap((language) => PRIVATE.map((path) => `Disallow: ${pathIn(language, path)}`)),
    '',
    `Sitemap: ${context.get(appUrlContext)}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
