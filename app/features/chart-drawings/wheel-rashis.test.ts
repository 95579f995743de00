import { expect, test } from 'vitest'
import { WHEEL_RASHIS } from './wheel-rashis.ts'

test('starts with Mesha and is written in Devanagari', () => {
  expect(WHEEL_RASHIS).toHaveLength(12)
  expect(WHEEL_RASHIS[0]).toEqual({ devanagari: 'मेष', english: 'Mesha (Aries)' })
})
