import { expect, test } from 'vitest'
import { weekBefore } from './enrollment-status.ts'

test('an enrollment is recent for seven days', () => {
  expect(weekBefore(new Date('2026-11-16T04:30:00Z'))).toEqual(new Date('2026-11-09T04:30:00Z'))
})
