import { expect, test } from 'vitest'
import { isCombust } from './combustion.ts'

test('treats a graha as combust up to and including its limit on both sides of the Sun', () => {
  expect(isCombust({ graha: 'mars', longitude: 17, sun: 0 })).toBe(true)
  expect(isCombust({ graha: 'mars', longitude: 17.0001, sun: 0 })).toBe(false)
  expect(isCombust({ graha: 'saturn', longitude: 350, sun: 5 })).toBe(true)
  expect(isCombust({ graha: 'jupiter', longitude: 350, sun: 1.0001 })).toBe(false)
})

test('uses a narrower limit for retrograde Mercury and Venus', () => {
  expect(isCombust({ graha: 'mercury', longitude: 13, sun: 0 })).toBe(true)
  expect(isCombust({ graha: 'mercury', longitude: 13, sun: 0, isRetrograde: true })).toBe(false)
  expect(isCombust({ graha: 'venus', longitude: 9, sun: 0 })).toBe(true)
  expect(isCombust({ graha: 'venus', longitude: 9, sun: 0, isRetrograde: true })).toBe(false)
})

test('never treats the Sun or the nodes as combust', () => {
  expect((['sun', 'rahu', 'ketu'] as const).some((graha) => isCombust({ graha, longitude: 0, sun: 0 }))).toBe(false)
})
