import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const clock = createTestClock()
let site: TestSite
let admin: Visitor

beforeAll(async () => {
  await loadSampleContent(database())
  await givenLanguages(database())
  site = await createSite({ db: database(), clock: clock.now })
  const { id } = await givenUser(database(), { roles: ['client', 'admin'] })
  admin = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
})

const SETTINGS = '/staff/practice/embed'
const EMBED = '/embed/booking'

test('the free times are framed by the named sites alone, and everything else by nobody', async () => {
  expect((await site.request(EMBED)).status).toBe(404)
  expect((await admin.post(SETTINGS, { origins: 'http://temple.example' })).status).toBe(422)
  await admin.post(SETTINGS, { origins: 'https://temple.example/page\nhttps://friend.example' })

  const { headers } = await site.request(EMBED)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain('frame-ancestors https://friend.example https://temple.example')
  expect(policy).toContain("form-action 'none'")
  expect([headers.get('x-frame-options'), headers.get('x-framed-by'), headers.getSetCookie()]).toEqual([null, null, []])
  for (const path of ['/', '/consultation', '/book/consultation/full-life-prediction', '/auth', SETTINGS]) {
    const other = await admin.get(path)
    expect(other.headers.get('x-frame-options'), path).toBe('DENY')
    expect(other.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
  }
})

test('a chosen time opens the booking page in the top window with that time, without script', async () => {
  const page = await (await site.request(EMBED)).text()
  const [, href = ''] = /<a href="http:\/\/localhost:3000([^"]+\?at=[^"]+)" target="_top">/.exec(page) ?? []
  const [, start = ''] = href.split('?at=')

  const form = await (await site.request(href)).text()

  expect(form).toMatch(new RegExp(`value="${start}"[^>]*checked|checked[^>]*value="${start}"`))
  const wrong = await site.request(`${href.split('?')[0]}?at=nonsense`)
  expect(wrong.status).toBe(200)
})

test('the frame is in the language of the visitor, if the site has it', async () => {
  const hindi = await site.request(EMBED, { headers: { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' } })
  expect([hindi.status, hindi.headers.get('location')]).toEqual([302, '/hi/embed/booking'])
  const tamil = await site.request(EMBED, { headers: { 'accept-language': 'ta' } })
  expect(tamil.status).toBe(200)
  expect(tamil.headers.get('vary')).toContain('Accept-Language')
})
