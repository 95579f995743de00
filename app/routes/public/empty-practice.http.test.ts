import { beforeAll, expect, test } from 'vitest'
import { recordOpened } from '#db/content/setup.ts'
import { createDatabase, database } from '#test/database.ts'
import { givenConsultationPackage, givenCourse } from '#test/factories/catalogue.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createEmptyPractice } from '#usecases/content/write-first-content.ts'

let site: TestSite

beforeAll(async () => {
  await createEmptyPractice(database())
  await recordOpened(database(), new Date())
  site = await createSite({ db: database() })
})

test.each([
  ['/courses', 'No courses are open yet'],
  ['/consultation', 'No consultations can be booked yet'],
  ['/free-content', 'Teachers for this level will appear here soon.'],
  ['/blog', 'New blog posts will appear here soon'],
])('a practice without content shows an empty state on %s', async (path, text) => {
  expect(await (await site.request(path)).text()).toContain(text)
})

test.each([
  '/',
  '/courses',
  '/consultation',
  '/free-content',
  '/blog',
  '/contact',
  '/booking-cancelled',
  '/terms',
  '/privacy',
])('missing practice details leave no gap on %s', async (path) => {
  const answer = await site.request(path)
  // Scripts fill in templates and the blank toast.
  const page = (await answer.text()).replaceAll(/<template.*?<\/template>|<p class="toast-\w+"><\/p>/gs, '')

  expect(answer.status).toBe(200)
  expect(page.match(/href="(mailto|tel):"/g)).toBeNull()
  expect(page.match(/<(h[1-6]|p|dd|li|tbody)[^>]*>\s*<\/\1>|[a-z] {2,}[a-z]/g)).toBeNull()
})

test('the menu, the home page and the contact page leave out the pages that are empty', async () => {
  for (const path of ['/', '/contact']) {
    const page = await (await site.request(path)).text()

    for (const empty of ['/courses', '/free-content', '/blog']) expect(page).not.toContain(`href="${empty}"`)
    expect(page).toContain('href="/consultation"')
  }
})

test('a practice with one course and one consultation mentions no sample content', async () => {
  const own = await createDatabase()
  await createEmptyPractice(own.db)
  await recordOpened(own.db, new Date())
  await givenCourse(own.db, { title: 'First signs', durationWeeks: 4 })
  await givenConsultationPackage(own.db, { name: 'First reading' })
  const ownSite = await createSite({ db: own.db })

  const pages = []
  for (const path of ['/courses', '/consultation', '/terms']) pages.push(await (await ownSite.request(path)).text())
  await own.drop()

  expect(pages[0]).toContain('from the first sign to a complete chart: First signs')
  expect(pages[1]).toContain('Our standard consultation is “First reading”.')
  expect(pages.join('').match(/Pradhamika|Sampurna|Three courses|Twelve weeks|Full life prediction/gi)).toBeNull()
})
