import { expect, test } from 'vitest'
import { type CachedPage, createPageCache } from './page-cache.ts'

const PAGE_BYTES = 9_000
const A_MINUTE_MS = 60_000

function pageOf(text: string): CachedPage {
  return { body: new Uint8Array(PAGE_BYTES), headers: {}, etag: `"${text}"` }
}

/** Room for about ten pages. */
function listeningCache(now: () => number = () => 0) {
  const cache = createPageCache(now, { maxBytes: 10 * (PAGE_BYTES + 1_024) })
  cache.setListening(true)
  return cache
}

test('finds a stored page', () => {
  const cache = listeningCache()
  const page = pageOf('terms')

  cache.store('/terms', page, cache.generation)

  expect(cache.find('/terms')).toBe(page)
  expect(cache.find('/privacy')).toBeUndefined()
})

test('stays within its bytes however many pages are stored, and drops the least recently used ones', () => {
  const cache = listeningCache()
  cache.store('/terms', pageOf('terms'), cache.generation)

  for (let page = 0; page < 5_000; page++) {
    cache.store(`/${page}`, pageOf(String(page)), cache.generation)
    cache.find('/terms')
    expect(cache.bytes).toBeLessThanOrEqual(10 * (PAGE_BYTES + 1_024))
  }

  expect(cache.find('/terms')).toBeDefined()
  expect(cache.find('/4999')).toBeDefined()
  expect(cache.find('/4000')).toBeUndefined()
})

test('counts a page once when it is stored again', () => {
  const cache = listeningCache()

  for (let time = 0; time < 3; time++) cache.store('/terms', pageOf('terms'), cache.generation)

  expect(cache.bytes).toBe(PAGE_BYTES + 1_024)
})

test('does not store a page that is larger than the cache', () => {
  const cache = listeningCache()
  cache.store('/terms', pageOf('terms'), cache.generation)

  cache.store('/large', { ...pageOf('large'), body: new Uint8Array(20 * PAGE_BYTES) }, cache.generation)

  expect(cache.find('/large')).toBeUndefined()
  expect(cache.find('/terms')).toBeDefined()
})

test('forgets a page a minute and five seconds after it was rendered', () => {
  let now = 0
  const cache = listeningCache(() => now)
  cache.store('/', pageOf('home'), cache.generation)

  now = A_MINUTE_MS - 1
  expect(cache.find('/')).toBeDefined()
  now = A_MINUTE_MS + 5_000
  expect(cache.find('/')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

test('lets one request render a page again after a minute, and gives others the old one until it is stored', () => {
  let now = 0
  const cache = listeningCache(() => now)
  const [old, renewed] = [pageOf('old'), pageOf('renewed')]
  cache.store('/', old, cache.generation)

  now = A_MINUTE_MS
  expect(cache.find('/')).toBeUndefined()
  expect(cache.find('/')).toBe(old)
  cache.store('/', renewed, cache.generation)
  expect(cache.find('/')).toBe(renewed)
})

test('forgets everything when content changes', () => {
  const cache = listeningCache()
  cache.store('/terms', pageOf('terms'), cache.generation)

  cache.clear()

  expect(cache.find('/terms')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

test('does not store a page whose rendering began before a change of content', () => {
  const cache = listeningCache()
  const { generation } = cache

  cache.clear()
  cache.store('/terms', pageOf('terms'), generation)

  expect(cache.find('/terms')).toBeUndefined()
})

test('stores nothing while notifications do not arrive', () => {
  const cache = listeningCache()
  cache.store('/terms', pageOf('terms'), cache.generation)

  cache.setListening(false)
  expect(cache.find('/terms')).toBeUndefined()
  cache.store('/terms', pageOf('terms'), cache.generation)
  expect(cache.find('/terms')).toBeUndefined()
})

test('remembers a value for a minute and until content changes, but nothing that failed', async () => {
  let now = 0
  const cache = listeningCache(() => now)
  let computed = 0
  const value = () => cache.remember('next-slot', async () => (computed += 1))

  expect([await value(), await value()]).toEqual([1, 1])
  now = A_MINUTE_MS
  expect([await value(), await value()]).toEqual([2, 2])
  cache.clear()
  expect(await value()).toBe(3)

  cache.clear()
  await expect(cache.remember('next-slot', () => Promise.reject(new Error('no database')))).rejects.toThrow()
  expect(await value()).toBe(4)
})

test('remembers no value while notifications do not arrive', async () => {
  const cache = listeningCache()
  let computed = 0
  cache.setListening(false)

  const value = () => cache.remember('next-slot', async () => (computed += 1))

  expect([await value(), await value()]).toEqual([1, 2])
})
