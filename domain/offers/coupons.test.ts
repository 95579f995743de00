import { describe, expect, test } from 'vitest'
import type { CouponRules } from '#domain/content/offers.ts'
import { type CouponCase, isCouponUsable, readCouponCode } from './coupons.ts'

test.each([
  ['diwali', 'DIWALI'],
  [' Diwali 2026 ', 'DIWALI2026'],
  ['NEW-YEAR', 'NEWYEAR'],
])('reads the code %j as %s', (typed, code) => {
  expect(readCouponCode(typed)).toBe(code)
})

test.each(['', 'ab', 'दिवाली', "' or 1=1", 'A'.repeat(21)])('does not read %j as a code', (typed) => {
  expect(readCouponCode(typed)).toBeUndefined()
})

describe('a coupon can be used', () => {
  const OPEN: CouponRules = {
    services: [],
    firstDay: null,
    lastDay: null,
    isFirstBookingOnly: false,
    mostUses: null,
    mostUsesPerClient: null,
  }
  const CASE: CouponCase = {
    service: 'consultation/prasna',
    today: '2026-11-17',
    uses: 5,
    usesOfClient: 1,
    hasBooked: true,
  }

  test.each<[string, Partial<CouponRules>, Partial<CouponCase>, boolean]>([
    ['without limits', {}, {}, true],
    ['for its service', { services: ['course/pradhamika', 'consultation/prasna'] }, {}, true],
    ['not for another one', { services: ['course/prasna'] }, {}, false],
    ['on its first day', { firstDay: '2026-11-17' }, {}, true],
    ['not before', { firstDay: '2026-11-18' }, {}, false],
    ['on its last day', { lastDay: '2026-11-17' }, {}, true],
    ['not after', { lastDay: '2026-11-16' }, {}, false],
    ['while uses are left', { mostUses: 6 }, {}, true],
    ['not once they are used up', { mostUses: 5 }, {}, false],
    ['while the client has uses left', { mostUsesPerClient: 2 }, {}, true],
    ['not by a client who has used it up', { mostUsesPerClient: 1 }, {}, false],
    ['for a first booking', { isFirstBookingOnly: true }, { hasBooked: false, usesOfClient: 0 }, true],
    ['not for a second', { isFirstBookingOnly: true }, { hasBooked: true, usesOfClient: 0 }, false],
    ['not for two first bookings at once', { isFirstBookingOnly: true }, { hasBooked: false, usesOfClient: 1 }, false],
  ])('a coupon can be used: %s', (_, rules, changes, expected) => {
    expect(isCouponUsable({ ...OPEN, ...rules }, { ...CASE, ...changes })).toBe(expected)
  })
})
