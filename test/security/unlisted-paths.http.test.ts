import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILD_FOLDER } from '#test/build.ts'
import { database } from '#test/database.ts'
import { createSite, type TestSite } from '#test/site.ts'
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

test('B16: the outbox can only be opened from the same machine', async () => {
  const local = await siteWithOutbox.request('/dev/outbox', { headers: { host: 'localhost:3000' } })
  const email = await siteWithOutbox.request('/dev/outbox/email.eml', { headers: { host: 'localhost:3000' } })
  const elsewhere = [
    { fromAddress: '203.0.113.9', headers: { host: 'localhost:3000' } },
    { headers: { host: 'practice.example' } },
    { headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' } },
    { headers: { host: 'localhost:3000', forwarded: 'for=127.0.0.1' } },
  ]

  expect(await local.text()).toContain('A secret link')
  expect(await email.text()).toContain('A secret link')
  for (const response of [local, email]) expect(response.headers.get('cache-control')).toBe('no-store')
  for (const request of elsewhere) {
    for (const path of ['/dev/outbox', '/dev/outbox/email.eml', '/dev/outbox.data', '/dev/outbox/email.eml.data']) {
      expect((await siteWithOutbox.request(path, request)).status).toBe(404)
    }
  }
})

test('F11: there is no service worker that could show private pages after signing out', async () => {
  for (const path of ['/sw.js', '/service-worker.js', '/serviceworker.js', '/worker.js']) {
    expect((await site.request(path)).status, path).toBe(404)
  }
  const scripts = readdirSync(join(BUILD_FOLDER, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(BUILD_FOLDER, 'client', name), 'utf8'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((script) => script.includes('serviceWorker'))).toEqual([])
})
