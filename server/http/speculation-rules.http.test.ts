import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { givenLanguages, givenPractice } from '#test/factories/practice.ts'
import { givenPublishedReview } from '#test/factories/reviews.ts'
import { createSite, type TestSite } from '#test/site.ts'

let site: TestSite

beforeAll(async () => {
  await givenPractice(database(), { showsReviews: true })
  await givenLanguages(database())
  // Reviews have a page as soon as there are five, which is linked from then on.
  for (const stars of [5, 5, 4, 4, 5] as const) await givenPublishedReview(database(), stars)
  // The list of astrologers exists with the second one.
  await givenAstrologer(database(), { position: 2, slug: 'second' })
  site = await createSite({ db: database() })
})

async function requestRules(): Promise<Response> {
  const header = (await site.request('/terms')).headers.get('speculation-rules') ?? ''
  return site.request(header.replaceAll('"', ''))
}

test('documents name the prefetch rules, which have the content type that browsers require', async () => {
  const response = await requestRules()

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json')
})

test('only documents that are the same for everybody are prefetched', async () => {
  const { prefetch } = JSON.parse(await (await requestRules()).text())
  const paths: string[] = prefetch[0].where.and[0].href_matches

  for (const path of paths.filter((pattern) => !pattern.includes(':'))) {
    const response = await site.request(path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('set-cookie'), path).toBeNull()
    expect(response.headers.get('speculation-rules'), path).not.toBeNull()
  }
  expect(paths).toEqual(expect.arrayContaining(['/hi', '/te/blog/:post']))
  expect(paths.join(' ')).not.toMatch(/sign-out|dashboard|admin|account|\*/)
})

test('applications and files have no prefetch rules', async () => {
  for (const path of ['/auth', '/horoscope', '/robots.txt', '/blog/feed.xml']) {
    expect((await site.request(path)).headers.get('speculation-rules'), path).toBeNull()
  }
})
