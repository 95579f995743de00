import { expect, test } from 'vitest'
import { recentValues } from './recent-values.ts'

test('drops the value that was neither read nor set for longest', () => {
  const values = recentValues<string, number>(2)
  values.set('first', 1)
  values.set('second', 2)
  values.get('first')

  values.set('third', 3)

  expect([values.get('first'), values.get('second'), values.get('third')]).toEqual([1, undefined, 3])
})

test('a value that is set again takes the place of the earlier one', () => {
  const values = recentValues<string, number>(2)
  values.set('first', 1)
  values.set('second', 2)

  expect(values.set('second', 4)).toBe(4)

  expect([values.get('first'), values.get('second')]).toEqual([1, 4])
})
