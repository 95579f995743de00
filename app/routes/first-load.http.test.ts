import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { BUILD_FOLDER } from '#test/build.ts'
import { bytesOnTheLine } from '#test/bytes-on-the-line.ts'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'

const APPLICATIONS = ['/horoscope', '/horoscope/daily', '/horoscope/planets', '/horoscope/compatibility', '/auth']

const MOST_BYTES = 140_000
const MOST_FILES = 24
/** Three packets: what each of six files may send at once in Lighthouse's model of a slow line (decision 0101). */
const ONE_PAGE_BESIDE_FIVE = 4_380

let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database() })
})

describe.each(APPLICATIONS)('the first load of %s', (path) => {
  test('asks for no script but the enhancement before the page is painted', async () => {
    const html = await (await site.request(path)).text()

    expect(html).not.toContain('rel="modulepreload"')
    expect(html.match(/<script[^>]*type="module"[^>]*>/g)).toEqual([expect.stringContaining('/assets/enhance')])
    expect(preloadsIn(html)).toEqual(expect.arrayContaining([expect.stringContaining('/assets/framework')]))
  })

  test('brings no more script than the first view needs', async () => {
    const html = await (await site.request(path)).text()
    const scripts = [enhancementIn(html), ...preloadsIn(html)]
    const bytes = scripts.map(compressedBytes).reduce((sum, size) => sum + size, 0)

    expect(scripts.length).toBeLessThanOrEqual(MOST_FILES)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  })
})

test('the script of documents comes in one journey beside the fonts and pictures of a page', async () => {
  const html = await (await site.request('/contact')).text()

  const script = await site.request(enhancementIn(html), { headers: { 'accept-encoding': 'br' } })

  expect(await bytesOnTheLine(script)).toBeLessThanOrEqual(ONE_PAGE_BESIDE_FIVE)
})

function enhancementIn(html: string): string {
  return /src="(\/assets\/enhance[^"]*)"/.exec(html)?.[1] ?? ''
}

function preloadsIn(html: string): string[] {
  return /data-preloads="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
}

/** As it crosses the wire; the smallest files have no compressed twin. */
function compressedBytes(path: string): number {
  const file = join(BUILD_FOLDER, 'client', path)
  const twin = statSync(`${file}.br`, { throwIfNoEntry: false })
  return (twin ?? statSync(file)).size
}
