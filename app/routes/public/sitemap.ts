import { appUrlContext, databaseContext } from '#app/http/contexts.ts'
import { listTeacherCards } from '#db/teachers.ts'
import type { Route } from './+types/sitemap'

const PAGES = [
  '/',
  '/courses',
  '/consultation',
  '/free-content',
  '/blog',
  '/horoscope',
  '/contact',
  '/terms',
  '/privacy',
]

/** Every page that search engines should know. */
export async function loader({ context }: Route.LoaderArgs) {
  const teachers = await listTeacherCards(context.get(databaseContext))
  const paths = [...PAGES, ...teachers.map(({ slug }) => `/free-content/${slug}`)]

  const urls = paths.map((path) => `  <url><loc>${escapeXml(context.get(appUrlContext) + path)}</loc></url>`)
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ]
  return new Response(sitemap.join('\n'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
