import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { visitCounts } from '#db/schema/visitors.ts'
import { listMonthsOfVisits } from '#db/visitors/visit-counts.ts'
import { createLog } from '#server/log.ts'
import { createDatabase, database } from '#test/database.ts'
import { countVisits, createVisitCounter } from './count-visits.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let day = 0

/** A site whose visits are counted on a day of its own. */
function givenSite(db = database()) {
  day += 1
  const date = `2026-03-${String(day).padStart(2, '0')}`
  // Late in the evening in London, which is the next day in India.
  const clock = () => new Date(new Date(`${date}T20:00:00Z`).getTime() - 24 * 3_600_000)
  const visits = createVisitCounter({ db, clock, log: createLog('error', { write: () => undefined }) })
  const app = new Hono()
  app.use(countVisits(visits))
  app.get('/missing', (context) => context.notFound())
  app.all('*', (context) => context.text('a page'))
  return {
    visits,
    open: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      app.request(path, { method, headers: { 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin', ...headers } }),
    counted: async () =>
      db
        .select({ group: visitCounts.pageGroup, views: visitCounts.views, visits: visitCounts.visits })
        .from(visitCounts)
        .where(eq(visitCounts.day, date))
        .orderBy(visitCounts.pageGroup),
  }
}

test('counts each opened page under the day in India, and a visit where one comes from elsewhere', async () => {
  const { open, visits, counted } = givenSite()

  await open('/', { 'sec-fetch-site': 'none' })
  await open('/consultation')
  await open('/book/consultation/prasna')
  await open('/', { 'sec-fetch-site': 'cross-site' })
  await visits.write()

  expect(await counted()).toEqual([
    { group: 'booking', views: 1, visits: 0 },
    { group: 'consultation', views: 1, visits: 0 },
    { group: 'home', views: 2, visits: 2 },
  ])
})

test('does not count robots, programs without a name, prefetching, forms, errors, files and pages behind sign-in', async () => {
  const { open, visits, counted } = givenSite()

  await open('/', { 'user-agent': ROBOT })
  await open('/', { 'user-agent': '' })
  await open('/blog', { 'sec-purpose': 'prefetch' })
  await open('/contact', {}, 'POST')
  await open('/', {}, 'HEAD')
  await open('/missing')
  for (const path of ['/staff', '/dashboard', '/blog/feed.xml', '/horoscope.data']) await open(path)
  await visits.write()

  expect(await counted()).toEqual([])
})

test('adds to what this and other processes have stored, and stores the rest when it stops', async () => {
  const { open, visits, counted } = givenSite()
  await open('/blog')
  await visits.write()
  await open('/blog')
  await open('/blog', { 'sec-fetch-site': 'none' })

  await visits.stop()
  await visits.stop()

  expect(await counted()).toEqual([{ group: 'blog', views: 3, visits: 1 }])
})

test('visits that could not be stored are stored later', async () => {
  const own = await createDatabase()
  const { open, visits, counted } = givenSite(own.db)
  await open('/courses')
  await own.db.execute(sql`alter table visit_counts rename to elsewhere`)
  await visits.write()
  await own.db.execute(sql`alter table elsewhere rename to visit_counts`)
  await open('/courses')

  await visits.write()

  expect(await counted()).toEqual([{ group: 'courses', views: 2, visits: 0 }])
  await own.drop()
})

test('visits and opened booking forms are added up by month', async () => {
  const { open, visits } = givenSite()
  await open('/book/course/pradhamika', { 'sec-fetch-site': 'none' })
  await open('/book/course/pradhamika')
  await visits.write()

  const date = `2026-03-${String(day).padStart(2, '0')}`
  expect(await listMonthsOfVisits(database(), { from: date, until: date })).toEqual([
    { month: '2026-03', visits: 1, forms: 2 },
  ])
})
