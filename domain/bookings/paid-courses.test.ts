import { expect, test } from 'vitest'
import { isInsidePaidCourse } from './paid-courses.ts'

const PART = { courseLevel: 'Basic', status: 'pending' } as const

test('a part is included in the complete course that its client has paid for', () => {
  expect(isInsidePaidCourse(PART, [PART, { courseLevel: 'Complete', status: 'paid' }])).toBe(true)
})

test.each([
  ['a complete course that is only booked', { courseLevel: 'Complete', status: 'pending' } as const],
  ['a complete course that was cancelled', { courseLevel: 'Complete', status: 'cancelled' } as const],
  ['another part', { courseLevel: 'Advanced', status: 'paid' } as const],
  ['a consultation', { courseLevel: null, status: 'paid' } as const],
])('a part is not included in %s', (_, other) => {
  expect(isInsidePaidCourse(PART, [PART, other])).toBe(false)
})

test('a consultation and the complete course are not included in anything', () => {
  const complete = { courseLevel: 'Complete', status: 'paid' } as const

  expect(isInsidePaidCourse({ courseLevel: null }, [complete])).toBe(false)
  expect(isInsidePaidCourse(complete, [complete])).toBe(false)
})
