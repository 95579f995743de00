import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import { type BoughtPass, lastDayOf, redeemPass, unusedShare } from './passes.ts'

const PASS: BoughtPass = {
  id: 1,
  packageId: 7,
  name: 'Five sessions',
  sessions: 5,
  left: 3,
  isShared: false,
  holderName: 'Asha Rao',
  lastDay: '2027-05-12',
  isEnded: false,
}
const SESSION = { packageId: 7, fullName: 'asha  RAO', today: '2027-05-12' }

test.each<[string, Partial<BoughtPass>, Partial<typeof SESSION>, true | string]>([
  ['of its service, until its last day', {}, {}, true],
  ['not after that', {}, { today: '2027-05-13' }, 'pass-unusable'],
  ['not of another service', {}, { packageId: 8 }, 'pass-unusable'],
  ['not without a session left', { left: 0 }, {}, 'pass-unusable'],
  ['not once it is cancelled', { isEnded: true }, {}, 'pass-unusable'],
  ['not of somebody else', {}, { fullName: 'Ravi Rao' }, 'pass-not-shared'],
  ['of the family, if it is shared', { isShared: true }, { fullName: 'Ravi Rao' }, true],
])('a pass pays for a session: %s', (_, changes, session, expected) => {
  const used = redeemPass({ ...PASS, ...changes }, { ...SESSION, ...session })
  expect(used.ok || used.refusal).toBe(expected)
})

test.each([
  ['2026-11-17', 12, '2027-11-17'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
])('a pass bought on %s for %i months ends on %s', (today, months, lastDay) => {
  expect(lastDayOf(today, months)).toBe(lastDay)
})

test('cancelling gives back the share of the unused sessions, rounded down', () => {
  expect(unusedShare(rupees(12_000), { left: 3, sessions: 5 })).toBe(rupees(7_200))
  expect(unusedShare(rupees(1_000), { left: 2, sessions: 3 })).toBe(rupees(666))
  expect(unusedShare(rupees(1_000), { left: 0, sessions: 3 })).toBe(0)

  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 8 }), fc.integer({ min: 1, max: 50 }), (price, sessions) => {
      const shares = Array.from({ length: sessions + 1 }, (_, left) =>
        unusedShare(paiseFrom(price), { left, sessions }),
      )
      expect(Math.max(...shares)).toBeLessThanOrEqual(price)
      expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    }),
  )
})
