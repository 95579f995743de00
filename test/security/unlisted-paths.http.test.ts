import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outboxToken } from '#server/outbox-link.ts'
import { database } from '#test/database.ts'
import { createSite, TEST_SECRET, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const outboxDir = mkdtempSync(join(tmpdir(), 'muhurta-outbox-'))
let site: TestSite
let siteWithOutbox: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database() })
  writeFileSync(join(outboxDir, 'email.eml'), 'To: asha@example.com\r\nSubject: A secret link\r\n\r\nhello')
  siteWithOutbox = await createSite({ db: database(), outboxDir })
})

afterAll(() => rmSync(outboxDir, { recursive: true, force: true }))

test.each([
  ...[
    '/dev/outbox',
    '/dev/outbox/email.eml',
    '/dev/ui',
    '/metrics',
    '/debug',
    '/debug/pprof',
    '/status',
    '/server-status',
  ],
  ...[
    '/env',
    '/.env',
    '/.git/HEAD',
    '/config',
    '/graphql',
    '/actuator',
    '/swagger',
    '/phpinfo.php',
    '/wp-login.php',
    '/__vite_ping',
  ],
])('B16: a production site has nothing at %s', async (path) => {
  expect((await site.request(path)).status).toBe(404)
})

test('B16: health checks respond with one word', async () => {
  expect(await (await site.request('/healthz')).text()).toBe('alive')
  expect(await (await site.request('/readyz')).text()).toBe('ready')
})

describe('B16: the outbox', () => {
  const token = outboxToken(TEST_SECRET)
  const headers = { host: 'localhost:3000', cookie: `outbox=${token}` }
  const PATHS = ['/dev/outbox', '/dev/outbox/email.eml', '/dev/outbox.data', '/dev/outbox/email.eml.data']

  test('B16: the outbox opens by the printed link, whose token moves into a cookie that scripts cannot read', async () => {
    const opened = await siteWithOutbox.request(`/dev/outbox?token=${token}`, { headers: { host: 'localhost:3000' } })

    expect(opened.status).toBe(302)
    expect(opened.headers.get('location')).toBe('/dev/outbox')
    expect(opened.headers.get('set-cookie')).toMatch(/^outbox=[\w-]{43}; .*Path=\/dev; .*HttpOnly/)
    for (const path of ['/dev/outbox', '/dev/outbox/email.eml']) {
      const response = await siteWithOutbox.request(path, { headers })
      expect(await response.text()).toContain('A secret link')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each([
    ['without a token', '', undefined],
    ['with an empty token', '?token=', 'outbox='],
    ['with a guessed token', '?token=guess', 'outbox=guess'],
    ['with the token of another site', `?token=${outboxToken('another secret')}`, `outbox=${outboxToken('another')}`],
    ["with the site's secret itself", `?token=${encodeURIComponent(TEST_SECRET)}`, `outbox=${TEST_SECRET}`],
    ['with the token under another name', `?secret=${token}`, `session=${token}`],
  ])('B16: the outbox does not exist %s', async (_how, search, cookie) => {
    for (const path of PATHS) {
      for (const method of ['GET', 'HEAD']) {
        const own = { host: 'localhost:3000', ...(cookie && { cookie }) }
        const response = await siteWithOutbox.request(`${path}${search}`, { method, headers: own })
        expect(response.status, `${method} ${path}${search}`).toBe(404)
        expect(response.headers.get('set-cookie')).toBeNull()
      }
    }
  })

  test.each([
    ['another address', { fromAddress: '203.0.113.9', headers }],
    ['another host name', { headers: { ...headers, host: 'practice.example' } }],
    ['a proxy', { headers: { ...headers, 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy (RFC 7239)', { headers: { ...headers, forwarded: 'for=127.0.0.1' } }],
  ])('B16: the outbox does not exist for a request from %s, even with the token', async (_who, request) => {
    for (const path of PATHS) {
      expect((await siteWithOutbox.request(`${path}?token=${token}`, request)).status).toBe(404)
    }
  })

  test.each([
    'https://practice.example',
    'http://practice.example',
    'http://192.168.1.7:3000',
    'https://127.0.0.1.evil',
  ])(
    'B16: the outbox does not exist while the site is public at %s, behind a proxy that hides itself too',
    async (appUrl) => {
      const publicSite = await createSite({ db: database(), outboxDir, appUrl })
      const cookie = `outbox=${token}; __Secure-outbox=${token}`

      for (const path of PATHS) {
        const response = await publicSite.request(`${path}?token=${token}`, { headers: { ...headers, cookie } })
        expect(response.status).toBe(404)
      }
    },
  )
})
