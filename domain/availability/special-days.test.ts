import { expect, test } from 'vitest'
import { readSpecialDays, type TypedSpecialDays } from './special-days.ts'

const TODAY = '2026-11-16'

const typed = (changes: Partial<TypedSpecialDays> = {}): TypedSpecialDays => ({
  firstDate: '2026-12-24',
  lastDate: '',
  isClosed: true,
  hours: [],
  reason: '',
  showsReason: false,
  ...changes,
})

test('reads a closed day, a range and other hours', () => {
  expect(readSpecialDays(typed({ reason: '  Closed for   Diwali ', showsReason: true }), TODAY)).toEqual({
    ok: true,
    value: {
      firstDate: '2026-12-24',
      lastDate: '2026-12-24',
      hours: [],
      reason: 'Closed for Diwali',
      showsReason: true,
    },
  })
  expect(
    readSpecialDays(
      typed({ lastDate: '2026-12-31', isClosed: false, hours: [{ opensAt: '10:00', closesAt: '13:30' }] }),
      TODAY,
    ),
  ).toMatchObject({
    ok: true,
    value: { lastDate: '2026-12-31', hours: [{ opensAt: '10:00', closesAt: '13:30' }] },
  })
})

test('ignores typed hours of a closed day', () => {
  expect(readSpecialDays(typed({ hours: [{ opensAt: '18:00', closesAt: '' }] }), TODAY)).toMatchObject({
    ok: true,
    value: { hours: [] },
  })
})

test('accepts a range that has begun until it is over', () => {
  expect(readSpecialDays(typed({ firstDate: '2026-11-10', lastDate: TODAY }), TODAY).ok).toBe(true)
})

test.each([
  ['no date', { firstDate: '' }, { firstDate: 'date-invalid' }],
  ['31 November', { firstDate: '2026-11-31' }, { firstDate: 'date-invalid' }],
  ['a last day that is not a date', { lastDate: 'soon' }, { lastDate: 'date-invalid' }],
  ['a day in the past', { firstDate: '2026-11-15' }, { firstDate: 'in-the-past' }],
  ['a range that ends before it begins', { lastDate: '2026-12-23' }, { lastDate: 'ends-first' }],
  ['more than a year', { lastDate: '2027-12-25' }, { lastDate: 'too-long' }],
  ['a mistyped year', { firstDate: '2062-12-24' }, { lastDate: 'too-far' }],
  ['other hours without hours', { isClosed: false }, { 'hours-0': 'hours-missing' }],
  ['a shown reason without text', { showsReason: true, reason: ' ' }, { reason: 'reason-missing' }],
  [
    'hours that close first, at their row',
    {
      isClosed: false,
      hours: [
        { opensAt: '', closesAt: '' },
        { opensAt: '18:00', closesAt: '09:00' },
      ],
    },
    { 'hours-1': 'closes-first' },
  ],
])('refuses %s', (_, changes, refusal) => {
  expect(readSpecialDays(typed(changes), TODAY)).toEqual({ ok: false, refusal })
})
