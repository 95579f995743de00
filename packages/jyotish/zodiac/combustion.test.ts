import { expect, test } from 'vitest'
import { isCombust } from './combustion.ts'

test('a graha is combust up to and on its limit, on either side of the Sun', () => {
  expect(isCombust({ graha: 'mars', longitude: 17, sun: 0 })).toBe(true)
  expect(isCombust({ graha: 'mars', longitude: 17.0001, sun: 0 })).toBe(false)
  expect(isCombust({ graha: 'saturn', longitude: 350, sun: 5 })).toBe(true)
  expect(isCombust({ graha: 'jupiter', longitude: 350, sun: 1.0001 })).toBe(false)
})

test('Mercury and Venus have a narrower limit when retrograde', () => {
  expect(isCombust({ graha: 'mercury', longitude: 13, sun: 0 })).toBe(true)
  expect(isCombust({ graha: 'mercury', longitude: 13, sun: 0, isRetrograde: true })).toBe(false)
  expect(isCombust({ graha: 'venus', longitude: 9, sun: 0 })).toBe(true)
  expect(isCombust({ graha: 'venus', longitude: 9, sun: 0, isRetrograde: true })).toBe(false)
})

test('the Sun and the nodes are never combust', () => {
  expect((['sun', 'rahu', 'ketu'] as const).some((graha) => isCombust({ graha, longitude: 0, sun: 0 }))).toBe(false)
})
