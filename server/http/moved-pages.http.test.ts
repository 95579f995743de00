import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { STAFF_PATHS_OF_0_2 } from '#test/fixtures/staff-paths-of-0.2.ts'
import { createSite } from '#test/site.ts'
import { MOVED_PAGES } from './moved-pages.ts'

/** SPEC.md names these; they stay where they are. */
const STAYING = [
  '/astrologer-dashboard',
  '/astrologer-dashboard/to-verify',
  '/astrologer-dashboard/pending',
  '/admin/blog',
]

/** The addresses of 0.2 whose last part names a kind of content or a part of the settings. */
const isOneOfMany = (path: string) => /\/:(kind|part)\b/.test(path)

test('every address of the desk and of admin in version 0.2 stays or leads to its new one', () => {
  const moved = STAFF_PATHS_OF_0_2.filter((path) => !STAYING.includes(path) && !isOneOfMany(path))

  expect(moved.filter((path) => MOVED_PAGES[path] === undefined)).toEqual([])
  expect(moved.length).toBeGreaterThan(60)
})

test('old addresses lead to pages of the site, with their parameters and their search', async () => {
  const site = await createSite({ db: database() })
  for (const [from, to] of Object.entries(MOVED_PAGES)) {
    const filled = (path: string) => path.replaceAll(/:\w+/g, '7')
    const response = await site.request(`${filled(from)}?page=2`)

    expect([response.status, response.headers.get('location')], from).toEqual([301, `${filled(to)}?page=2`])
  }
})

test('a form sent to an old address is repeated at the new one', async () => {
  const site = await createSite({ db: database() })
  const response = await site.request('/admin/messages', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'answer', id: '1' }),
  })

  expect([response.status, response.headers.get('location')]).toEqual([308, '/staff/inbox/messages'])
})
