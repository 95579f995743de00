import { beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { createEmptyDatabase, database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { createSite } from '#test/site.ts'
import { OWN_BOOKING, type Viewer } from './matrix.ts'
import { observe } from './observatory.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from './viewers.ts'

const HTTPS = 'https://practice.example'
let practice: PracticeWithViewers

beforeAll(async () => {
  practice = await givenPracticeWithViewers({ appUrl: HTTPS })
})

/** One response of every kind, on a site with https. */
const KINDS: Record<string, { path: string; status: number; as?: Viewer; init?: RequestInit }> = {
  'a document': { path: '/', status: 200 },
  'a cached document': { path: '/', status: 200 },
  'an application': { path: '/auth', status: 200 },
  'a signed-in page': { path: '/dashboard', status: 200, as: 'owner' },
  'a payment page': { path: `/book/payment/${OWN_BOOKING}`, status: 200, as: 'owner' },
  'data for the router': { path: '/courses.data', status: 200 },
  'a missing page': { path: '/no/such/page', status: 404 },
  'a denied page': { path: '/staff', status: 403, as: 'owner' },
  'a redirect': { path: '/dashboard', status: 302 },
  'a redirect with a message': { path: '/sign-out', status: 302, as: 'owner', init: { method: 'POST' } },
  'a refused form': { path: '/contact', status: 422, init: { method: 'POST', body: new URLSearchParams() } },
  'a form from elsewhere': {
    path: '/contact',
    status: 403,
    init: { method: 'POST', headers: { origin: 'https://evil.example' } },
  },
  'an unknown method': { path: '/', status: 405, init: { method: 'DELETE' } },
  'an OPTIONS request': { path: '/', status: 204, init: { method: 'OPTIONS' } },
  'a body over the limit': {
    path: '/contact',
    status: 413,
    init: { method: 'POST', body: 'x'.repeat(7 * 1024 * 1024), headers: { 'content-length': '7340032' } },
  },
  'a file': { path: '/favicon.svg', status: 200 },
  'a drawn picture': { path: '/og/home.png', status: 200 },
  'a PDF': { path: '/learning/pradhamika/certificate.pdf', status: 200, as: 'owner' },
  'a calendar': { path: `/dashboard/bookings/${OWN_BOOKING}/session.ics`, status: 200, as: 'owner' },
  'a feed': { path: '/blog/feed.xml', status: 200 },
  'a JSON list': { path: '/api/places?q=pune', status: 200 },
  'a health check': { path: '/healthz', status: 200 },
}

async function send({ path, as, init = {} }: (typeof KINDS)[string]): Promise<Response> {
  const sessionToken = as && (await practice.openSession(as))
  const headers = new Headers(init.headers)
  if (sessionToken !== undefined) headers.set('cookie', `__Host-session=${sessionToken}`)
  return practice.site.request(path, { ...init, headers })
}

describe.each(Object.entries(KINDS))('%s', (name, kind) => {
  test(`F1: ${name} has every security header and none that names the server software`, async () => {
    const response = await send(kind)

    expect(response.status).toBe(kind.status)
    expectSecurityHeaders(response)
  })

  test(`${name} gets an A+ by the rules of the HTTP Observatory`, async () => {
    const { grade, findings } = await observe(await send(kind))

    expect({ grade, losses: findings.filter(({ points }) => points < 0) }).toEqual({ grade: 'A+', losses: [] })
  })
})

test('F1, F8: an internal error response has every security header, a request number and no internal details', async () => {
  const withoutTables = await createEmptyDatabase()
  const log = createLog('silent')
  const broken = await createSite({ db: withoutTables.db, appUrl: HTTPS, log })

  for (const path of ['/contact', '/auth', '/blog/feed.xml', '/courses.data']) {
    const response = await broken.request(path)
    const body = await response.text()

    expect(response.status, path).toBe(500)
    expectSecurityHeaders(response)
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(body).not.toMatch(/\bat [^\n]+:\d+:\d+|node_modules|relation|drizzle/)
  }
  await withoutTables.drop()
})

test('F2: each page has a new 128-bit nonce, without which no inline script runs', async () => {
  const nonces = new Set<string>()
  for (let page = 0; page < 100; page++) {
    const response = await practice.site.request('/auth')
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    nonces.add(nonce)

    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe')
    const inline = [...(await response.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, tag]) => tag)
    expect(inline.filter((tag) => !tag?.includes(`nonce="${nonce}"`))).toEqual([])
  }
  expect(nonces.size).toBe(100)
  expect(Buffer.from([...nonces][0] ?? '', 'base64')).toHaveLength(16)
})

test('F4: refuses a form with a foreign origin or without one', async () => {
  for (const headers of [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: HTTPS, 'sec-fetch-site': 'cross-site' },
    { referer: `${HTTPS}/contact` },
  ]) {
    const response = await practice.site.request('/contact', { method: 'POST', headers, isBrowser: false })
    expect(response.status, JSON.stringify(headers)).toBe(403)
  }
})

test('F5: never sends CORS headers, even for a preflight', async () => {
  for (const path of ['/', '/auth', '/api/places?q=pune', '/dashboard.data']) {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const preflight = await practice.site.request(path, { method: 'OPTIONS', headers })
    const read = await practice.site.request(path, { headers })

    for (const response of [preflight, read]) {
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  }
})

test('F6: no page can be framed by another site', async () => {
  for (const path of ['/', '/auth', '/no/such/page']) {
    const { headers } = await practice.site.request(path)

    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

test('F7: no cache may store a response to a request with a session, and public pages vary by cookie', async () => {
  const { id } = await givenUser(database(), { password: null, now: practice.clock.now() })
  const cookie = `__Host-session=${await givenSession(database(), id, practice.clock.now())}`

  // Every other page, for each role: matrix.http.test.ts.
  for (const path of ['/', '/dashboard', '/staff', '/no/such/page']) {
    const own = await practice.site.request(path, { headers: { cookie } })
    expect(own.headers.get('cache-control'), path).toContain('no-store')
  }
  const shared = await practice.site.request('/')
  expect(shared.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1')
  expect(shared.headers.get('vary')).toContain('Cookie')
})

test('F1: the policy of files allows nothing but scripts and connections to this site', async () => {
  for (const path of ['/favicon.svg', '/blog/feed.xml', '/courses.data']) {
    const { headers } = await practice.site.request(path)

    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
    )
  }
})

test('F12: pages with a secret in their URL send no referrer to other sites', async () => {
  for (const path of [
    '/auth?mode=reset&token=secret',
    `/book/payment/${OWN_BOOKING}`,
    '/account/verify?token=secret',
  ]) {
    const response = await practice.site.request(path, {
      headers: { cookie: `__Host-session=${await practice.openSession('owner')}` },
    })
    const html = await response.text()

    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    expect(html).not.toMatch(/referrerpolicy|<meta name="referrer"/i)
  }
})

function expectSecurityHeaders({ headers }: Response): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age=63072000'),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
  })
  for (const name of ['server', 'x-powered-by']) expect(headers.get(name)).toBeNull()
}
