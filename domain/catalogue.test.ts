import { expect, test } from 'vitest'
import { courseSaving } from './catalogue.ts'
import { rupees } from './money.ts'

test('the complete course saves the difference to its three parts', () => {
  const saving = courseSaving({ price: rupees(10_999), compareAtPrice: rupees(15_997) })

  expect(saving).toBe(rupees(4_998))
})

test('a course without a compared price claims no saving', () => {
  expect(courseSaving({ price: rupees(2_999), compareAtPrice: null })).toBeUndefined()
})
