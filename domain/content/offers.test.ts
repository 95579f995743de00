import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { courseSaving, isPartOf } from './offers.ts'

test('the complete course saves the difference to its three parts', () => {
  const saving = courseSaving({ price: rupees(10_999), compareAtPrice: rupees(15_997) })

  expect(saving).toBe(rupees(4_998))
})

test('a course without a compared price claims no saving', () => {
  expect(courseSaving({ price: rupees(2_999), compareAtPrice: null })).toBeUndefined()
})

test('the complete course includes every other, and nothing includes the complete one', () => {
  const complete = { level: 'Complete' } as const

  for (const level of ['Basic', 'Intermediate', 'Advanced'] as const) {
    expect(isPartOf({ level }, complete)).toBe(true)
    expect(isPartOf(complete, { level })).toBe(false)
    expect(isPartOf({ level }, { level })).toBe(false)
  }
  expect(isPartOf(complete, complete)).toBe(false)
  expect(isPartOf({ level: null }, complete)).toBe(false)
})
