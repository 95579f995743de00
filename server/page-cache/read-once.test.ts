import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { readOnce } from './read-once.ts'

function listeningCache() {
  const cache = createPageCache(Date.now)
  cache.setListening(true)
  return cache
}

/** Answers 1, then 2, as content that somebody keeps changing. */
function countingReader() {
  let reads = 0
  return async () => ++reads
}

test('what stands around every page is read once for all of them', async () => {
  const read = readOnce(listeningCache(), countingReader())

  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  expect(await read()).toBe(1)
})

test('after a change it is read again', async () => {
  const cache = listeningCache()
  const read = readOnce(cache, countingReader())
  await read()

  cache.clear()

  expect(await read()).toBe(2)
})

test('what was being read during a change is not kept', async () => {
  const cache = listeningCache()
  const read = readOnce(cache, countingReader())

  const begunBefore = read()
  cache.clear()

  expect(await begunBefore).toBe(1)
  expect(await read()).toBe(2)
})

test('while nobody would tell of changes it is read each time', async () => {
  const cache = listeningCache()
  const read = readOnce(cache, countingReader())
  await read()

  cache.setListening(false)

  expect([await read(), await read()]).toEqual([2, 3])
})

test('a reading that failed is not kept', async () => {
  let isDown = true
  const read = readOnce(listeningCache(), async () => {
    if (isDown) throw new Error('the database went away')
    return 'there'
  })
  await expect(read()).rejects.toThrow('the database went away')

  isDown = false

  expect(await read()).toBe('there')
})
