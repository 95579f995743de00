import { databaseContext } from '#app/http/contexts.ts'
import { LANGUAGE } from '#content/language.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { Route } from './+types/manifest'

/** Lets a phone add the practice to its home screen under its own name. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, tagline } = await requirePractice(context.get(databaseContext), LANGUAGE)
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#fffbf3',
    theme_color: '#fffbf3',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
