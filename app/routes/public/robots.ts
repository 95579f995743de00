import { appUrlContext } from '#app/http/contexts.ts'
import type { Route } from './+types/robots'

/** Private pages, and pages that only make sense as a step to another page. */
const PRIVATE = [
  '/account',
  '/staff',
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
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(appUrlContext)}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
