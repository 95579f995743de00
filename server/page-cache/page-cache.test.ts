import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.ts'

const PLANETS = ['Surya', 'Chandra', 'Mangala', 'Budha', 'Guru', 'Shukra', 'Shani', 'Rahu', 'Ketu']
const HTML = Array.from({ length: 500 }, (_, at) => `<p>${at}: ${PLANETS[(at * at) % 9]} in house ${(at % 12) + 1}</p>`)

function givenCache(): PageCache {
  const cache = createPageCache(Date.now)
  cache.setListening(true)
  return cache
}

function store(cache: PageCache, key: string) {
  const html = Buffer.from(HTML.join(''))
  return cache.store(key, { html, headers: [], freshForMs: 60_000, generation: cache.generation })
}

test('whoever asks after the first one gets the same page in fewer bytes', async () => {
  const cache = givenCache()

  const first = await store(cache, '/terms')

  await expect.poll(() => cache.find('/terms')?.bodies.br.length).toBeLessThan(first.bodies.br.length)
  const { etag, answers } = cache.find('/terms') ?? first
  expect(etag).toBe(first.etag)
  expect(brotliDecompressSync(answers.br.body ?? '').toString()).toBe(HTML.join(''))
  expect(answers.br.headers.slice(-2)).toEqual(['content-length', String(answers.br.body?.length)])
  expect(answers.identity).toEqual(first.answers.identity)
})

test('a page that is dropped while it is made smaller does not come back', async () => {
  const cache = givenCache()

  await store(cache, '/terms')
  cache.clear()
  const next = await store(cache, '/privacy')

  await expect
    .poll(() => cache.find('/privacy')?.bodies.br.length, { timeout: 10_000 })
    .toBeLessThan(next.bodies.br.length)
  expect(cache.find('/terms')).toBeUndefined()
})
