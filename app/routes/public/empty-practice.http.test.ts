import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createEmptyPractice } from '#usecases/content/create-empty-practice.ts'

let site: TestSite

beforeAll(async () => {
  await createEmptyPractice(database())
  site = await createSite({ db: database() })
})

test.each([
  ['/courses', 'No course is open yet'],
  ['/consultation', 'No consultation can be booked yet'],
  ['/free-content', 'Teachers of this level will appear here soon.'],
  ['/blog', 'New blog posts will appear here soon'],
])('a practice that sells and says nothing yet tells so on %s', async (path, words) => {
  expect(await (await site.request(path)).text()).toContain(words)
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
])('what the practice has not said leaves no hole on %s', async (path) => {
  const answer = await site.request(path)
  const page = (await answer.text()).replaceAll(/<template.*?<\/template>/gs, '')

  expect(answer.status).toBe(200)
  expect(page.match(/href="(mailto|tel):"/g)).toBeNull()
  expect(page.match(/<(h[1-6]|p|dd|li|tbody)[^>]*>\s*<\/\1>|[a-z] {2,}[a-z]/g)).toBeNull()
})
