import { expect, test } from 'vitest'
import { firstQuarter, ringOfPetals, ringOfSpokes } from './geometry.ts'

const CENTER = { x: 0, y: 0 }

test('takes three of twelve petals and two of eight as a quarter', () => {
  const petals = { from: 16, to: 92, swell: 38 }

  expect(firstQuarter(ringOfPetals(CENTER, { ...petals, count: 12 })).match(/M/g)).toHaveLength(3)
  expect(firstQuarter(ringOfPetals(CENTER, { ...petals, count: 8 })).match(/M/g)).toHaveLength(2)
})

test('takes the first spokes as a quarter', () => {
  expect(firstQuarter(ringOfSpokes(CENTER, 4, 1, 2))).toBe('M0 -1L0 -2')
})
