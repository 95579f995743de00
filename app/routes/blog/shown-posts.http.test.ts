import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

let site: TestSite

beforeAll(async () => {
  const db = database()
  await givenPractice(db)
  for (const [day, title] of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter'].entries()) {
    await givenPost(db, { title, category: 'Planets', now: new Date(Date.UTC(2026, 4, day + 1, 6)) })
  }
  site = await createSite({ db })
})

test('a post lists the three newest other posts', async () => {
  const page = await (await site.request('/blog/jupiter')).text()

  const related = page.slice(page.indexOf('Related articles'))
  expect([...related.matchAll(/<h3[^>]*><a[^>]*>([^<]+)</g)].map(([, title]) => title)).toEqual([
    'Mercury',
    'Mars',
    'Moon',
  ])
})

test('a card shows picture, category, date, read time, summary and a link to the post', async () => {
  const page = await (await site.request('/blog')).text()

  const [card = ''] = /<li class="[^"]*post-card.*?<\/li>/s.exec(page) ?? []
  for (const text of ['cover.svg', 'Planets', 'May 5, 2026', '4 min read', 'The twenty-seven mansions', 'Read More']) {
    expect(card).toContain(text)
  }
})

test('a row of the blog administration shows summary, category, status, read time and updated date', async () => {
  const { id } = await givenUser(database(), { roles: ['admin'], password: null })
  const admin = createVisitor(site, { sessionToken: await givenSession(database(), id) })

  const page = await (await admin.get('/admin/blog?q=jupiter')).text()

  const [row = ''] = /<tr[^>]*>(?:(?!<tr).)*Jupiter.*?<\/tr>/s.exec(page) ?? []
  for (const text of [
    'The twenty-seven mansions',
    'Planets',
    'Published',
    '4 min',
    'May 5, 2026',
    'Actions for Jupiter',
  ]) {
    expect(row).toContain(text)
  }
  for (const action of ['Edit', 'Unpublish', 'Delete']) expect(row).toContain(`>${action}<`)
})
