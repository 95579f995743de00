import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database() })
})

test('a blog without posts says so and links to courses and sessions', async () => {
  const page = await (await site.request('/blog')).text()

  expect(page).toContain('No posts found')
  expect(page).toContain('New blog posts will appear here soon')
  expect(page).toMatch(/href="\/courses"[^>]*>View Courses/)
  expect(page).toMatch(/href="\/consultation"[^>]*>Book Session/)
})

test('the list can be filtered by each of the eight categories', async () => {
  const page = await (await site.request('/blog')).text()

  const chosen = [...page.matchAll(/href="\/blog\?category=(\w+)"/g)].map(([, category]) => category)
  expect(chosen).toEqual([
    'Fundamentals',
    'Nakshatras',
    'Remedies',
    'Predictions',
    'Education',
    'Planets',
    'Houses',
    'Compatibility',
  ])
})

test('the blog administration filters by text, status and category, and a new post defaults to published and 5 minutes', async () => {
  const { id } = await givenUser(database(), { roles: ['admin'], password: null })
  const admin = createVisitor(site, { sessionToken: await givenSession(database(), id) })

  const list = await (await admin.get('/admin/blog')).text()
  const editor = await (await admin.get('/admin/blog?new=')).text()

  for (const text of ['Blog Administration', 'New Post', 'Search by title or summary', 'All', 'Published', 'Draft']) {
    expect(list).toContain(text)
  }
  for (const text of ['Back to Blog Admin', 'Preview', 'Save Post']) expect(editor).toContain(text)
  expect(editor).toMatch(/name="readTime"[^>]*value="5"|value="5"[^>]*name="readTime"/)
  expect(editor).toMatch(/<input[^>]*role="switch"[^>]*checked=""/)
})
