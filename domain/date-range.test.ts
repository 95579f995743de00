import { expect, test } from 'vitest'
import { readDateRange } from './date-range.ts'

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
