import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { BUILD_FOLDER } from '#test/build.ts'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'

const APPLICATIONS = ['/horoscope', '/horoscope/daily', '/horoscope/planets', '/horoscope/compatibility', '/auth']

const MOST_BYTES = 140_000
const MOST_FILES = 24

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
