import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findWindows, type WindowSearch } from '#domain/almanac/find-windows.ts'
import { NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import { inRulesThread } from './in-rules-thread.ts'

const YEAR: WindowSearch = {
  purpose: 'marriage',
  place: NEW_DELHI_ALMANAC,
  from: '2027-01-01',
  to: '2027-12-31',
  book: 'drik',
  direction: null,
  isDaytimeOnly: true,
  people: [],
}

test('yields to other requests while a rule works, and returns what it returns', async () => {
  let isDone = false
  let turns = 0

  const asked = inRulesThread('findWindows', YEAR).finally(() => {
    isDone = true
  })
  for (; !isDone; turns += 1) await turn()

  expect(await asked).toEqual(findWindows(YEAR))
  // A thread takes some ten thousand turns to start and answer; in this thread it would be a handful.
  expect(turns).toBeGreaterThan(100)
})

test('rejects when a rule throws, and answers the next question', async () => {
  const failed = inRulesThread('findWindows', { ...YEAR, place: null as never })
  const next = inRulesThread('findWindows', { ...YEAR, to: '2027-01-31' })

  await expect(failed).rejects.toThrow(TypeError)
  expect((await next).ok).toBe(true)
})
