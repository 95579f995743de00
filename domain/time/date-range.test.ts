import { expect, test } from 'vitest'
import { addMonths, daysOfMonths, isMonth, istMonth, monthsBetween, readDateRange } from './date-range.ts'

test('one day is a range, and so are the days of a year', () => {
  for (const range of [
    { from: '2026-11-16', until: '2026-11-16' },
    { from: '2026-04-01', until: '2027-03-31' },
  ]) {
    expect(readDateRange(range)).toEqual({ ok: true, value: range })
  }
})

test.each([
  ['', '2026-11-16', 'from-invalid'],
  ['2026-02-29', '2026-11-16', 'from-invalid'],
  ['0026-02-28', '2026-11-16', 'from-invalid'],
  ['2026-11-16', 'tomorrow', 'until-invalid'],
  ['2026-11-16', '2126-11-16', 'until-invalid'],
  ['2026-11-16', '2026-11-15', 'until-before-from'],
] as const)('refuses %j to %j as %s', (from, until, refusal) => {
  expect(readDateRange({ from, until })).toEqual({ ok: false, refusal })
})

test('a month is that of India', () => {
  expect(istMonth(new Date('2026-10-31T19:00:00Z'))).toBe('2026-11')
})

test('months are counted over the end of a year', () => {
  expect([addMonths('2026-11', 2), addMonths('2026-01', -1), addMonths('2026-05', -17)]).toEqual([
    '2027-01',
    '2025-12',
    '2024-12',
  ])
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2026-11', '2026-10')).toEqual([])
})

test('the days of a month end with its last day', () => {
  expect(daysOfMonths('2028-02')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
  expect(daysOfMonths('2026-12', '2027-01')).toEqual({ from: '2026-12-01', until: '2027-01-31' })
})

test.each(['', '2026', '2026-13', '2026-00', '26-11', '1999-11', '2026-11-01', '2026-1'])(
  '%j is not a month',
  (text) => {
    expect(isMonth(text)).toBe(false)
  },
)
