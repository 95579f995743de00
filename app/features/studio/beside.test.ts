import { expect, test } from 'vitest'
import { BESIDE_IDS, besideLabel, readBeside, withAdded, withoutLast, withStepped } from './beside.ts'

test('a stored choice of charts is read as far as it is known, with one to five of them', () => {
  expect(readBeside(undefined)).toEqual(['d9'])
  expect(readBeside(['d1', '<b>', 7])).toEqual(['d9'])
  expect(readBeside(['transit', 'd81', 'gone', 'second'])).toEqual(['transit', 'd81', 'second'])
  expect(readBeside(BESIDE_IDS)).toHaveLength(5)
})

test('charts are added up to five, without a second birth that is not there, and taken away down to one', () => {
  let beside = readBeside(undefined)
  for (let times = 0; times < 9; times++) beside = withAdded(beside, false)

  expect(beside).toEqual(['d9', 'transit', 'd10', 'chalit', 'd3'])
  expect(withAdded(['d9', 'transit'], true)).toEqual(['d9', 'transit', 'second'])
  for (let times = 0; times < 9; times++) beside = withoutLast(beside)
  expect(beside).toEqual(['d9'])
})

test('the first chart beside the rashi goes through the whole menu and back', () => {
  let beside: ReturnType<typeof readBeside> = ['d9', 'transit']
  const seen = BESIDE_IDS.map(() => {
    beside = withStepped(beside, 1)
    return beside[0]
  })

  expect(new Set(seen)).toEqual(new Set(BESIDE_IDS))
  expect(withStepped(withStepped(['d2', 'transit'], -1), 1)).toEqual(['d2', 'transit'])
  expect(BESIDE_IDS.map(besideLabel).every((label) => label.length > 2)).toBe(true)
})
