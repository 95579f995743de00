import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
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

test('behind a proxy that speaks TLS, forms of our own pages are taken, and those of others are not', async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), appUrl: 'https://muhurta.example', trustedProxies: 1 })
  const send = (origin: string) =>
    site.request('/contact', {
      method: 'POST',
      headers: { origin, host: 'muhurta.example', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ name: 'Asha' }),
    })

  expect((await send('https://muhurta.example')).status).toBe(422)
  expect((await send('https://elsewhere.example')).status).toBe(403)
})
