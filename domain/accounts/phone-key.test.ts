import { expect, test } from 'vitest'
import { internationalNumber, phoneKey } from './phone-key.ts'

test.each([
  '98765 43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (0) 98765 43210',
  '098765 43210',
  '0091 98765 43210',
  '91 98765 43210',
])('reads %s as the same Indian number', (typed) => {
  expect(phoneKey(typed)).toBe('919876543210')
})

test.each([
  ['+1 416 555 0100', '14165550100'],
  ['+44 20 7946 0958', '442079460958'],
  ['+65 6123 4567', '6561234567'],
  ['080-2345 6789', '918023456789'],
])('adds the country code of %s, or keeps it', (typed, key) => {
  expect(phoneKey(typed)).toBe(key)
})

test.each([
  ['98765 43210', '+919876543210'],
  ['+91 (98765) 43210', '+919876543210'],
  ['080-4567 8900', '+918045678900'],
  ['+1 415 555 0123', '+14155550123'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+65 6123 4567', '+6561234567'],
])('%s is %s abroad', (typed, number) => {
  expect(internationalNumber(typed)).toBe(number)
})

test.each(['', 'call me', '6123 4567', '+91 98765 4321', '12345678901234567'])(
  'no message can be sent to %j',
  (typed) => {
    expect(internationalNumber(typed)).toBeUndefined()
  },
)
