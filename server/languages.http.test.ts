import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { findLanguage, recordLanguage } from '#db/accounts/users.ts'
import { TRANSLATIONS } from '#domain/languages.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { BUILD_FOLDER } from '#test/servers/build.ts'
import { createSite, TEST_APP_URL, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { createPageCache } from './page-cache/page-cache.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  await givenLanguages(database())
  const pageCache = createPageCache(Date.now)
  pageCache.setListening(true)
  site = await createSite({ db: database(), pageCache })
})

async function languageOf(path: string): Promise<string | undefined> {
  const response = await site.request(path)
  return /<html lang="([^"]+)"/.exec(await response.text())?.[1]
}

describe.each(TRANSLATIONS)('in %s', (language) => {
  test(`the first segment of an address chooses ${language} for documents, applications and data`, async () => {
    expect(await languageOf(`/${language}`)).toBe(language)
    expect(await languageOf(`/${language}/courses`)).toBe(language)
    expect(await languageOf(`/${language}/auth`)).toBe(language)
    expect((await site.request(`/${language}/auth.data`)).status).toBe(200)
    expect(await languageOf('/courses')).toBe('en-IN')
  })

  test(`a page in ${language} is cached beside the English one`, async () => {
    expect(await languageOf('/terms')).toBe('en-IN')
    expect(await languageOf(`/${language}/terms`)).toBe(language)
    expect(await languageOf('/terms')).toBe('en-IN')
    expect(await languageOf(`/${language}/terms`)).toBe(language)
  })

  test(`the almanac of a visitor's city is never cached for others in ${language}`, async () => {
    const path = `/${language}/panchanga`
    const own = await site.request(path, { headers: { cookie: 'city=warangal' } })
    const other = await site.request(path)

    expect([own.status, own.headers.get('location')]).toEqual([302, `${path}/warangal`])
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=1'])
  })

  test(`redirects stay in ${language}`, async () => {
    const signIn = await site.request(`/${language}/dashboard`)
    const moved = await site.request(`/${language}/admin/people`)

    expect(signIn.headers.get('location')).toBe(`/${language}/auth?return=%2Fdashboard`)
    expect(moved.headers.get('location')).toBe(`/${language}/staff/clients/accounts`)
  })

  test(`floods of pages in ${language} are counted together with those of English`, async () => {
    const calm = await createSite({ db: database() })
    const statuses = new Set<number>()
    for (let tries = 0; tries < 60; tries += 1) {
      for (const path of ['/auth', `/${language}/auth`]) {
        statuses.add((await calm.request(path, { method: 'POST' })).status)
      }
    }

    expect(statuses).toContain(429)
  })
})

test('a choice leads to the same page, and the account and the browser remember it', async () => {
  const { id } = await givenUser(database())
  const token = await givenSession(database(), id, new Date())
  const response = await site.request('/hi/language?return=%2Fcourses%3Fa%3D1', {
    method: 'POST',
    headers: { cookie: `session=${token}` },
    body: new URLSearchParams({ language: 'te' }),
  })

  expect(response.headers.get('location')).toBe('/te/courses?a=1')
  expect(response.headers.get('set-cookie')).toContain('language=te')
  const { rows } = await database().execute(sql`select language from users where id = ${id}`)
  expect(rows).toEqual([{ language: 'te' }])
})

test("signing in leads to the page in the account's language, whichever page asked, and never with two prefixes", async () => {
  const telugu = await givenUser(database())
  const unset = await givenUser(database())
  await recordLanguage(database(), telugu.id, 'te')
  const signIn = (path: string, email: string) =>
    site.request(path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ intent: 'sign-in', email, password: PASSWORD }),
    })

  const known = await signIn('/auth?return=%2Fdashboard', telugu.email)
  const elsewhere = await signIn('/hi/auth?return=%2Fhi%2Fdashboard', telugu.email)
  const first = await signIn('/hi/auth?return=%2Fhi%2Fdashboard', unset.email)
  const again = await signIn('/auth', unset.email)

  expect(known.headers.get('location')).toBe('/te/dashboard')
  expect(known.headers.get('set-cookie')).toContain('language=te')
  expect(elsewhere.headers.get('location')).toBe('/te/dashboard')
  expect(first.headers.get('location')).toBe('/hi/dashboard')
  expect(again.headers.get('location')).toBe('/hi')
})

test('a profile has the language, and shows itself in the chosen one', async () => {
  const { id } = await givenUser(database())
  const token = await givenSession(database(), id, new Date())
  const headers = { cookie: `session=${token}` }

  const form = await (await site.request('/dashboard/profile?edit=1', { headers })).text()
  const saved = await site.request('/dashboard/profile', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ intent: 'edit', fullName: 'Asha Rao', phone: '', language: 'hi' }),
  })

  expect(form).toContain('<option value="te">తెలుగు</option>')
  expect(saved.headers.get('location')).toBe('/hi/dashboard/profile')
  expect(await findLanguage(database(), id)).toBe('hi')
})

test('a page names itself in the other languages, and offers them in their own script', async () => {
  const html = await (await site.request('/te/courses')).text()

  expect(html).toContain(`<link rel="canonical" href="${TEST_APP_URL}/te/courses"/>`)
  expect(html).toContain(`<link rel="alternate" hrefLang="hi" href="${TEST_APP_URL}/hi/courses"/>`)
  expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${TEST_APP_URL}/courses"/>`)
  for (const name of ['English', 'हिंदी', 'తెలుగు']) expect(html).toContain(`>${name}</button>`)
  expect(html).not.toMatch(/ (href|action)="\/(?!te[/"?#]|assets|favicon|icons|fonts|accent|te"|\/)/)
  expect(await (await site.request('/sitemap.xml')).text()).toContain(`<loc>${TEST_APP_URL}/te/courses</loc>`)
})

test('an address with the prefix of no language is not found', async () => {
  expect((await site.request('/xx/courses')).status).toBe(404)
})

test('what has no text is one file for all languages', () => {
  const files = readdirSync(join(BUILD_FOLDER, 'server'))
  const shared = files.filter((name) => /^(core|libraries)\b.*\.js$/.test(name))
  const names = shared.map((name) => name.replace(/-[\w-]{8}\.js$/, ''))

  expect(names.length).toBeGreaterThan(20)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

test('nobody can choose a language that the practice has not switched on', async () => {
  const { id } = await givenUser(database())
  const cookie = `session=${await givenSession(database(), id, new Date())}`
  await givenLanguages(database(), ['en', 'hi'])
  const own = await createSite({ db: database() })

  const chosen = await own.request('/language?return=%2Fcourses', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ language: 'te' }),
  })
  const saved = await own.request('/dashboard/profile', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ intent: 'edit', fullName: 'Asha Rao', phone: '', language: 'te' }),
  })

  expect(chosen.headers.get('location')).toBe('/courses')
  expect(saved.headers.get('location')).toContain('/dashboard/profile')
  expect(await findLanguage(database(), id)).toBe('en')
})

test('a language that the practice has not switched on leads to the English page', async () => {
  await givenLanguages(database(), ['en'])
  const english = await createSite({ db: database() })
  const response = await english.request('/te/courses?a=1')
  const html = await (await english.request('/courses')).text()

  const link = await english.request('/te/booking/pay?booking=1&until=2&signature=3')

  expect([response.status, response.headers.get('location')]).toEqual([307, '/courses?a=1'])
  // A link in an email that was sent before.
  expect([link.status, link.headers.get('location')]).toEqual([307, '/booking/pay?booking=1&until=2&signature=3'])
  expect(html).not.toContain('hrefLang')
  expect(html).not.toContain('తెలుగు')
})
