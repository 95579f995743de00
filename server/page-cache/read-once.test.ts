import { expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { createPageCache } from './page-cache.ts'
import { readOnce } from './read-once.ts'

/** Never asked: the queries of these tests count. */
const db = {} as Database

function listeningCache() {
  const cache = createPageCache(Date.now)
  cache.setListening(true)
  return cache
}

/** Answers 1, then 2, as content that somebody keeps changing. */
function countingQuery() {
  let reads = 0
  return async () => ++reads
}

test('what many pages show is read once for all of them', async () => {
  const read = readOnce(db, listeningCache())
  const query = countingQuery()

  expect(await Promise.all([read(query), read(query)])).toEqual([1, 1])
  expect(await read(query)).toBe(1)
})

test('each query has its own answer', async () => {
  const read = readOnce(db, listeningCache())

  expect(await Promise.all([read(async () => 'courses'), read(async () => 'posts')])).toEqual(['courses', 'posts'])
})

test('after a change it is read again', async () => {
  const cache = listeningCache()
  const read = readOnce(db, cache)
  const query = countingQuery()
  await read(query)

  cache.clear()

  expect(await read(query)).toBe(2)
})

test('what was being read during a change is not kept', async () => {
  const cache = listeningCache()
  const read = readOnce(db, cache)
  const query = countingQuery()

  const begunBefore = read(query)
  cache.clear()

  expect(await begunBefore).toBe(1)
  expect(await read(query)).toBe(2)
})

test('while nobody would tell of changes it is read each time', async () => {
  const cache = listeningCache()
  const read = readOnce(db, cache)
  const query = countingQuery()
  await read(query)

  cache.setListening(false)

  expect([await read(query), await read(query)]).toEqual([2, 3])
})

test('a reading that failed is not kept', async () => {
  let isDown = true
  const read = readOnce(db, listeningCache())
  const query = async () => {
    if (isDown) throw new Error('the database went away')
    return 'there'
  }
  await expect(read(query)).rejects.toThrow('the database went away')

  isDown = false

  expect(await read(query)).toBe('there')
})
