import { describe, expect, test } from 'vitest'
import { deskScope, may, type Right } from './rights.ts'
import type { Role } from './roles.ts'

const ALL: readonly Right[] = [
  'desk',
  'money',
  'charts-and-notes',
  'availability',
  'invoices',
  'enrollments',
  'lessons',
  'admin',
]

describe('the rights of a role', () => {
  test.each<[Role, readonly Right[]]>([
    ['client', []],
    ['assistant', ['desk', 'money', 'invoices']],
    ['astrologer', ['desk', 'money', 'charts-and-notes', 'availability', 'invoices', 'enrollments', 'lessons']],
    ['admin', ['invoices', 'enrollments', 'lessons', 'admin']],
  ])('%s: %j', (role, rights) => {
    expect(ALL.filter((right) => may([role], right))).toEqual(rights)
  })

  test('a user with several roles has the rights of each', () => {
    expect(may(['client', 'assistant', 'admin'], 'money')).toBe(true)
    expect(may(['client', 'assistant', 'admin'], 'admin')).toBe(true)
    expect(may(['client', 'assistant', 'admin'], 'charts-and-notes')).toBe(false)
  })
})

test("the desk's queries leave out charts and notes for an assistant", () => {
  expect(deskScope(['client', 'assistant'])).toEqual({ hasChartsAndNotes: false })
  expect(deskScope(['client', 'assistant', 'astrologer'])).toEqual({ hasChartsAndNotes: true })
})
