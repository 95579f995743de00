import { PAGE_COLOURS } from '@muhurta/brand'
import { databaseContext } from '#app/http/contexts.ts'
import { CLIENT_NAVIGATION, STAFF_NAVIGATION } from '#content/frame/navigation.ts'
import { LANGUAGE, LANGUAGE_TAG, to } from '#content/language.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { Route } from './+types/manifest'

/** A phone shows no more. */
const MOST_SHORTCUTS = 4

/**
 * Lets a phone install the practice under its own name: one app for clients, and one for staff that opens with their day. The id
 * has no language, so that nobody installs an app twice.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { name, tagline } = await requirePractice(context.get(databaseContext), LANGUAGE)
  const isForStaff = url.searchParams.get('for') === 'staff'
  const { places } = isForStaff ? STAFF_NAVIGATION : CLIENT_NAVIGATION
  const [{ href: start, label }] = places
  const appName = isForStaff ? `${label} · ${name}` : name
  const manifest = {
    id: isForStaff ? start : '/',
    name: appName,
    short_name: appName,
    description: tagline,
    lang: LANGUAGE_TAG,
    start_url: to(start),
    scope: '/',
    display: 'standalone',
    background_color: PAGE_COLOURS.light,
    theme_color: PAGE_COLOURS.light,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: places.slice(0, MOST_SHORTCUTS).map((place) => ({
      name: place.label,
      url: to(place.href),
      icons: [{ src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' }],
    })),
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
