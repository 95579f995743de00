import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'

let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database() })
})

async function askForRules(): Promise<Response> {
  const header = (await site.request('/terms')).headers.get('speculation-rules') ?? ''
  return site.request(header.replaceAll('"', ''))
}

test('documents name the rules for fetching pages ahead, in the type that browsers ask for', async () => {
  const answer = await askForRules()

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json')
})

test('what is fetched ahead is a document that everybody sees alike', async () => {
  const { prefetch } = JSON.parse(await (await askForRules()).text())
  const paths: string[] = prefetch[0].where.and[0].href_matches

  for (const path of paths.filter((pattern) => !pattern.includes(':'))) {
    const answer = await site.request(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('set-cookie'), path).toBeNull()
    expect(answer.headers.get('speculation-rules'), path).not.toBeNull()
  }
  expect(paths.join(' ')).not.toMatch(/sign-out|dashboard|admin|account|\*/)
})

test('applications and files name no rules', async () => {
  for (const path of ['/auth', '/horoscope', '/robots.txt', '/blog/feed.xml']) {
    expect((await site.request(path)).headers.get('speculation-rules'), path).toBeNull()
  }
})
