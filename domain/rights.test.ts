import { describe, expect, test } from 'vitest'
import { deskScope, may, mayHandOver, ownScope, type Right, type Staff, staffMay } from './rights.ts'
import type { Role } from './roles.ts'

const ALL: readonly Right[] = [
  'desk',
  'money',
  'statements',
  'income',
  'charts-and-notes',
  'availability',
  'merge-clients',
  'import-clients',
  'client-data',
  'invoices',
  'enrollments',
  'lessons',
  'admin',
]

describe('the rights of a role', () => {
  test.each<[Role, readonly Right[]]>([
    ['client', []],
    ['assistant', ['desk', 'money', 'statements', 'invoices']],
    [
      'astrologer',
      [
        'desk',
        'money',
        'statements',
        'income',
        'charts-and-notes',
        'availability',
        'merge-clients',
        'import-clients',
        'client-data',
        'invoices',
        'enrollments',
        'lessons',
      ],
    ],
    ['admin', ['income', 'import-clients', 'invoices', 'enrollments', 'lessons', 'admin']],
  ])('%s: %j', (role, rights) => {
    expect(ALL.filter((right) => may([role], right))).toEqual(rights)
  })

  test('a user with several roles has the rights of each', () => {
    expect(may(['client', 'assistant', 'admin'], 'money')).toBe(true)
    expect(may(['client', 'assistant', 'admin'], 'admin')).toBe(true)
    expect(may(['client', 'assistant', 'admin'], 'charts-and-notes')).toBe(false)
  })
})

const staff = (roles: readonly Role[], changes: Partial<Staff> = {}): Staff => ({
  roles,
  astrologer: null,
  seesOnlyOwn: false,
  ...changes,
})

test("the desk's queries leave out charts and notes for an assistant", () => {
  expect(deskScope(staff(['client', 'assistant']))).toEqual({ hasChartsAndNotes: false, onlyOf: null })
  expect(deskScope(staff(['client', 'assistant', 'astrologer']))).toEqual({ hasChartsAndNotes: true, onlyOf: null })
})

describe('in a practice whose astrologers see only their own bookings', () => {
  const seesOnlyOwn = true
  const colleague = { astrologer: { id: 2, isPrincipal: false }, seesOnlyOwn }
  const principal = { astrologer: { id: 1, isPrincipal: true }, seesOnlyOwn }

  test('a colleague is limited to theirs, and an account without an astrologer to none', () => {
    const own = (astrologerId: number | null) => ({
      hasChartsAndNotes: true,
      onlyOf: { astrologerId, includesUnassigned: false },
    })

    expect(deskScope(staff(['astrologer'], colleague))).toEqual(own(2))
    expect(deskScope(staff(['astrologer'], { seesOnlyOwn }))).toEqual(own(null))
    expect(deskScope(staff(['astrologer', 'assistant'], colleague))).toEqual(own(2))
  })

  test('the principal and assistants see all', () => {
    expect(deskScope(staff(['astrologer'], principal)).onlyOf).toBeNull()
    expect(deskScope(staff(['assistant'], { seesOnlyOwn })).onlyOf).toBeNull()
  })

  test('the income and enrollments of the practice are closed to colleagues', () => {
    for (const right of ['statements', 'income', 'enrollments'] as const) {
      expect(staffMay(staff(['astrologer'], colleague), right)).toBe(false)
      expect(staffMay(staff(['astrologer'], principal), right)).toBe(true)
      expect(staffMay(staff(['astrologer'], { ...colleague, seesOnlyOwn: false }), right)).toBe(true)
    }
    expect(staffMay(staff(['astrologer', 'admin'], colleague), 'enrollments')).toBe(true)
    expect(staffMay(staff(['astrologer'], colleague), 'money')).toBe(true)
  })

  test('the own bookings of the principal include those that nobody has been given', () => {
    const scope = deskScope(staff(['astrologer'], principal))

    expect(ownScope(scope, principal).onlyOf).toEqual({ astrologerId: 1, includesUnassigned: true })
  })
})

test.each([
  ['an assistant', { roles: ['client', 'assistant'], astrologer: null }, true],
  ['the principal', { roles: ['client', 'astrologer'], astrologer: { id: 1, isPrincipal: true } }, true],
  ['its astrologer', { roles: ['client', 'astrologer'], astrologer: { id: 2, isPrincipal: false } }, true],
  ['another astrologer', { roles: ['client', 'astrologer'], astrologer: { id: 3, isPrincipal: false } }, false],
  ['an account without a diary', { roles: ['client', 'astrologer'], astrologer: null }, true],
  ['an admin without the desk', { roles: ['client', 'admin'], astrologer: null }, false],
  ['a client', { roles: ['client'], astrologer: null }, false],
] as const)('a booking may be handed over by %s: %#', (_, staff, isAllowed) => {
  expect(mayHandOver({ ...staff, seesOnlyOwn: false }, { astrologerId: 2 })).toBe(isAllowed)
})
