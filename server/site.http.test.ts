import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { createSite } from '#test/site.ts'

test('the built site answers without a port, with its security headers', async () => {
  const site = await createSite({ db: database() })

  const alive = await site.request('/healthz')

  expect(alive.status).toBe(200)
  expect(await alive.text()).toBe('alive')
  expect(alive.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('F4: a form that does not say which page it comes from is refused', async () => {
  const site = await createSite({ db: database() })

  const answer = await site.request('/', { method: 'POST', isBrowser: false })

  expect(answer.status).toBe(403)
})
