import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { profiles } from '#db/schema/accounts.ts'
import type { Role } from '#domain/roles.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor, flashCookieOf, type Visitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { MATRIX } from './matrix.ts'

/** For hundreds of requests on a busy machine. */
const LONG_TIMEOUT = { timeout: 180_000 }

const clock = createTestClock()
let site: TestSite
let admin: Visitor
let astrologer: Visitor
let client: Visitor

/** Each breaks out of another context: text, a double- or single-quoted attribute, a script, a comment, a link. */
const ATTACKS = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'><body onload=alert(1)>",
  '</script><script>alert(1)</script>',
  '</title></textarea><iframe src=javascript:alert(1)>',
  '--><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}<b onmouseover=alert(1)>',
]
const EVERYTHING = ATTACKS.join(' ')

/** Elements and handlers that can only come from the attacks. */
const LIVE_MARKUP = /<img src=x|<svg onload|<body onload|<script>alert|<iframe|<b onmouseover/i

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: clock.now })
  admin = await visitorWith(['client', 'admin'])
  astrologer = await visitorWith(['client', 'astrologer'])
  client = await visitorWith(['client'])
})

const visitorWith = (roles: readonly Role[]) => signedInVisitor(site, database(), { roles, now: clock.now() })

async function expectInert(visitor: Visitor, path: string, text?: string): Promise<void> {
  const page = await (await visitor.get(path)).text()
  expect(page, path).not.toMatch(LIVE_MARKUP)
  if (text !== undefined) expect(page, path).toContain(text)
}

describe('escapes markup', () => {
  test('E2: in a name', async () => {
    await client.post('/dashboard/profile', { intent: 'edit', fullName: ATTACKS[1] ?? '', phone: '+91 98765 43210' })

    for (const path of ['/dashboard', '/dashboard/profile'])
      await expectInert(client, path, '&gt;&lt;svg onload=alert(1)')
    const data = await client.get('/dashboard/profile.data')
    expect(data.headers.get('content-type')).not.toMatch(/html|xml/)
  })

  test('E2: in a message to the practice', async () => {
    const visitor = createVisitor(site, { address: '10.3.0.1' })
    const message = {
      name: 'Asha <b>Rao</b>',
      email: 'asha@example.com',
      subject: ATTACKS[0] ?? '',
      message: EVERYTHING,
    }
    const sent = await visitor.post('/contact', message)

    expect(sent.status).toBe(302)
    await expectInert(admin, '/staff/inbox/messages', '&lt;img src=x')
  })

  test('E2: in the notes of a booking, on the desk', async () => {
    const booking = await givenBooking(database(), {
      state: 'claimed',
      form: { notes: EVERYTHING, fullName: ATTACKS[1] ?? '', birthPlace: ATTACKS[0] ?? '' },
      now: clock.now(),
    })

    for (const path of [
      '/astrologer-dashboard',
      '/astrologer-dashboard/to-verify',
      '/staff',
      `/staff/clients/${booking.userId}`,
    ]) {
      await expectInert(astrologer, path)
    }
    await expectInert(astrologer, `/staff/bookings/${booking.id}`, 'onload=alert(1)')
  })

  test('E2: in a post, on every page that shows it', async () => {
    const { id, slug } = await givenPost(database(), {
      title: `Moon ${ATTACKS[1]}`,
      summary: EVERYTHING,
      content: `${EVERYTHING}\n\n[a](javascript:alert(1)) ![b](x" onerror="alert(1))`,
      imageAlt: ATTACKS[1] ?? '',
    })

    const reader = createVisitor(site)
    for (const path of ['/blog', `/blog/${slug}`, `/blog/${id}/cover.svg`, '/blog/feed.xml', '/sitemap.xml']) {
      const response = await reader.get(path)
      const body = await response.text()
      expect(response.status, path).toBe(200)
      expect(body, path).not.toMatch(LIVE_MARKUP)
      expect(body, path).not.toContain('href="javascript:')
    }
    await expectInert(admin, '/admin/blog')
  })

  test('E2: in a query and in a path that does not exist', async () => {
    for (const attack of ATTACKS) {
      const encoded = encodeURIComponent(attack)
      const reader = createVisitor(site)
      for (const path of [
        `/blog?q=${encoded}`,
        `/${encoded}`,
        `/blog/${encoded}`,
        `/auth?return=${encoded}`,
        `/horoscope?place=${encoded}`,
      ]) {
        await expectInert(reader, path)
      }
    }
  })

  test('E2: in a flash message, and a forged one is not shown', async () => {
    const toast = { tone: 'note', title: `A toast ${ATTACKS[0]}`, detail: String(ATTACKS[3]) } as const
    const { value } = await flashCookieOf(toast)
    const [data = ''] = decodeURIComponent(value).split('.')
    const pageWith = async (flash: string) =>
      (await site.request('/courses', { headers: { cookie: `flash=${flash}` } })).text()

    const page = await pageWith(value)
    expect(page).not.toMatch(LIVE_MARKUP)
    expect(page).toContain('A toast')
    expect(await pageWith(encodeURIComponent(`${data}.AAAA`))).not.toContain('A toast')
  })
})

test('E5: no query parameter of a list causes a database error', LONG_TIMEOUT, async () => {
  const values = ["'", '"', ';--', "' or 1=1 --", '\\', '\0', '%', '$1', '1e9', '-1', 'NaN', '9'.repeat(30)]
  const names = [
    'q',
    'page',
    'category',
    'sort',
    'limit',
    'before',
    'after',
    'state',
    'kind',
    'role',
    'from',
    'until',
    'month',
  ]
  for (const value of values) {
    const query = names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&')
    for (const [visitor, paths] of [
      [
        admin,
        [
          '/staff/inbox/messages',
          '/staff/clients/subscribers',
          '/staff/inbox/emails',
          '/staff/practice/audit',
          '/staff/practice/team',
          '/staff/inbox/suggestions',
        ],
      ],
      [
        astrologer,
        [
          '/astrologer-dashboard',
          '/staff/money/received',
          '/staff/money/export.csv',
          '/staff/week/diary',
          '/staff/week/special-days',
        ],
      ],
      [client, ['/blog', '/dashboard/history', '/dashboard/invoices', '/api/places', '/horoscope/daily']],
    ] as const) {
      for (const path of paths) {
        const response = await visitor.get(`${path}?${query}`)

        expect(response.status, `${path} ${value}`).toBeLessThan(500)
        expect(await response.text()).not.toMatch(/syntax error|Failed query|invalid input|relation "/)
      }
    }
  }
})

const DEEP = '['.repeat(10_000) + ']'.repeat(10_000)
const MANY_KEYS = `{${Array.from({ length: 100_000 }, (_, key) => `"k${key}":1`).join(',')}}`

/** Bodies that are no valid form; no route accepts JSON. */
const INVALID_FORMS: Record<string, [contentType: string, body: string]> = {
  'a prototype': ['application/json', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
  'the same key twice': ['application/json', '{"email":"a","email":"b"}'],
  'ten thousand levels': ['application/json', DEEP],
  'a hundred thousand keys': ['application/json', MANY_KEYS],
  'another type': ['text/plain', 'name=Asha'],
  'an unknown type': ['application/x-www-form-urlencoded-not', 'name=Asha'],
  'a form without an end': [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha',
  ],
  'a form without a boundary': ['multipart/form-data', 'name=Asha'],
}

describe.each(Object.entries(INVALID_FORMS))('%s', (form, [contentType, body]) => {
  test(`E7: ${form} is refused as an invalid form`, async () => {
    for (const path of [
      '/contact',
      '/auth',
      '/newsletter/subscribe',
      '/theme',
      '/language',
      '/free-content',
      '/horoscope/compatibility',
    ]) {
      const response = await site.request(path, { method: 'POST', body, headers: { 'content-type': contentType } })
      expect([400, 413, 415], path).toContain(response.status)
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })
})

test('E7: form fields named like __proto__ cause no error', LONG_TIMEOUT, async () => {
  const fields = '__proto__=x&constructor=y&hasOwnProperty=z&intent=__proto__&kind=constructor&part=toString'
  for (const { path } of Object.values(MATRIX)) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await admin.request(path, { method: 'POST', body: fields, headers })
    expect(response.status, path).toBeLessThan(500)
  }
})

test('E15: a name with zero-width letters and stacked accents is stored short, composed and visible', async () => {
  const { id } = await givenUser(database(), { password: null, now: clock.now() })
  const visitor = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
  const save = (fullName: string) =>
    visitor.post('/dashboard/profile', { intent: 'edit', fullName, phone: '+91 98765 43210' })
  await save(`Rene\u0301 \u200bZ${'\u0351'.repeat(5_000)}algo \u0430sha ${'long '.repeat(100)}`)

  const [row] = await database().select().from(profiles).where(eq(profiles.userId, id))
  const stored = row?.fullName ?? ''
  expect(stored).toContain('Ren\u00e9 Z')
  expect(stored).toBe(stored.normalize('NFC'))
  expect([...new Intl.Segmenter('en').segment(stored)].length).toBeLessThanOrEqual(100)
  expect(stored.length).toBeLessThan(200)
  expect((await save('\u200b\u200c\u2060')).status).toBe(422)
})

test('E6: a search for thousands of wildcards is harmless', async () => {
  const response = await site.request(`/blog?q=${encodeURIComponent('%_'.repeat(2_500))}`)

  expect(response.status).toBe(200)
  expect(await response.text()).toContain('No posts found')
})
