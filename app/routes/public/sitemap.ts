import { almanacHref, cityHref, eclipsesHref } from '#app/features/almanac/addresses.ts'
import { disputedHref, festivalsHref, observanceHref } from '#app/features/almanac/festival-addresses.ts'
import { postHref } from '#app/features/blog/post-addresses.ts'
import { freeLessonPath } from '#app/features/courses/course-syllabus.tsx'
import { appUrlContext, clockContext, databaseContext, practiceContext } from '#app/http/contexts.ts'
import { escapeXml } from '#app/http/escape-xml.ts'
import { LARGE_CITIES } from '#content/almanac/almanac.ts'
import { listPostAddresses } from '#db/blog/blog-posts.ts'
import { listAstrologers } from '#db/content/astrologers.ts'
import { listOwnPageSlugs } from '#db/content/own-pages.ts'
import { listTeacherCards } from '#db/content/teachers.ts'
import { listSyllabusLessons } from '#db/learning/learning.ts'
import { listVouchersForSale } from '#db/offers/vouchers.ts'
import { SHOWN_OBSERVANCES } from '#domain/almanac/observances.ts'
import { ownPagePath } from '#domain/content/own-pages.ts'
import { pathIn } from '#domain/languages.ts'
import { addMonths } from '#domain/time/date-range.ts'
import { istYear } from '#domain/time/india-time.ts'
import { readPublicRating } from '#usecases/sessions/read-reviews.ts'
import type { Route } from './+types/sitemap'

const PAGES = [
  '/',
  '/courses',
  '/consultation',
  '/free-content',
  '/exercises',
  '/blog',
  '/horoscope',
  '/panchanga',
  '/muhurta',
  '/contact',
  '/terms',
  '/privacy',
]

/** The limit of the sitemap standard. */
const MOST_ADDRESSES = 50_000

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const practice = await context.get(practiceContext)()
  const [teachers, lessons, astrologers, vouchers, ownSlugs, rating] = await Promise.all([
    listTeacherCards(db),
    listSyllabusLessons(db),
    listAstrologers(db),
    listVouchersForSale(db),
    listOwnPageSlugs(db),
    readPublicRating(db, practice),
  ])
  const fixed = [
    ...PAGES,
    ...almanacPages(istYear(context.get(clockContext)())),
    ...teachers.map(({ slug }) => `/free-content/${slug}`),
    ...ownSlugs.map(ownPagePath),
    ...lessons.filter(({ isFree }) => isFree).map(freeLessonPath),
    ...(vouchers.length > 0 ? ['/gift'] : []),
    ...(rating ? ['/reviews'] : []),
    // The home page is about the only astrologer of a practice.
    ...(astrologers.length > 1 ? ['/astrologers', ...astrologers.map(({ slug }) => `/astrologers/${slug}`)] : []),
  ]
  const addresses = practice.languages.flatMap((language) => fixed.map((path) => pathIn(language, path)))
  const posts = await listPostAddresses(db, Math.floor((MOST_ADDRESSES - addresses.length) / practice.languages.length))

  const appUrl = context.get(appUrlContext)
  const urls = [
    ...addresses.map((path) => `  <url><loc>${escapeXml(appUrl + path)}</loc></url>`),
    ...posts.flatMap((post) => {
      const changed = post.updatedAt.toISOString()
      const paths = practice.languages
        .filter((one) => post.languages.includes(one))
        .map((one) => pathIn(one, postHref(post)))
      return paths.map((path) => `  <url><loc>${escapeXml(appUrl + path)}</loc><lastmod>${changed}</lastmod></url>`)
    }),
  ]
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

/** This year and the next: today and the months in large cities, whose days are one link further, and festivals. */
function almanacPages(year: number): string[] {
  const months = Array.from({ length: 24 }, (_, index) => addMonths(`${year}-01`, index))
  return [
    ...LARGE_CITIES.flatMap(([slug]) => [cityHref(slug), ...months.map((month) => almanacHref(slug, month))]),
    ...[year, year + 1].map((each) => festivalsHref({ year: each, list: 'festivals' })),
    ...[year, year + 1].map((each) => disputedHref(each)),
    ...[year, year + 1].map((each) => eclipsesHref(each)),
    ...SHOWN_OBSERVANCES.map(({ id }) => observanceHref(id)),
  ]
}
