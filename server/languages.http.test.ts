import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATIONS } from '#domain/content/languages.ts'
import { BUILD_FOLDER } from '#test/build.ts'
import { database } from '#test/database.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { createPageCache } from './page-cache/page-cache.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  const pageCache = createPageCache(Date.now)
  pageCache.setListening(true)
  site = await createSite({ db: database(), pageCache })
})

async function languageOf(path: string): Promise<string | undefined> {
  const response = await site.request(path)
  return /<html lang="([^"]+)"/.exec(await response.text())?.[1]
}

describe.each(TRANSLATIONS)('in %s', (language) => {
  test('the first segment of an address chooses the language of documents, applications and data', async () => {
    expect(await languageOf(`/${language}`)).toBe(language)
    expect(await languageOf(`/${language}/courses`)).toBe(language)
    expect(await languageOf(`/${language}/auth`)).toBe(language)
    expect((await site.request(`/${language}/auth.data`)).status).toBe(200)
    expect(await languageOf('/courses')).toBe('en-IN')
  })

  test('a page is cached beside the English one', async () => {
    expect(await languageOf('/terms')).toBe('en-IN')
    expect(await languageOf(`/${language}/terms`)).toBe(language)
    expect(await languageOf('/terms')).toBe('en-IN')
    expect(await languageOf(`/${language}/terms`)).toBe(language)
  })

  test("the almanac of a visitor's city is never cached for others", async () => {
    const path = `/${language}/panchanga`
    const own = await site.request(path, { headers: { cookie: 'city=warangal' } })
    const other = await site.request(path)

    expect([own.status, own.headers.get('location')]).toEqual([302, `${path}/warangal`])
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=1'])
  })

  test('redirects stay in the language', async () => {
    const signIn = await site.request(`/${language}/dashboard`)
    const moved = await site.request(`/${language}/admin/people`)

    expect(signIn.headers.get('location')).toBe(`/${language}/auth?return=%2Fdashboard`)
    expect(moved.headers.get('location')).toBe(`/${language}/staff/practice/accounts`)
  })

  test('floods are counted together with those of English', async () => {
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
