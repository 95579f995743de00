import { expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { rupees } from '#domain/money.ts'
import { everyMonth, percentOf, readMonthRange, sharesOf } from './practice-figures.ts'

test.each([
  ['2026-11', '2026-11', true],
  ['2024-12', '2026-11', true],
  ['2024-11', '2026-11', 'too-many-months'],
  ['2026-11', '2026-10', 'until-before-from'],
  ['2026-13', '2026-11', 'month-invalid'],
  ['2026-11', '', 'month-invalid'],
])('%s to %s: %s', (from, until, expected) => {
  const read = readMonthRange({ from, until })

  expect(read.ok || read.refusal).toBe(expected)
})

test('adds up what each name has received, the most first, and nothing is lost', () => {
  const rows = [
    { method: 'upi', amount: rupees(151) },
    { method: null, amount: rupees(20) },
    { method: 'cash', amount: rupees(3_001) },
    { method: 'upi', amount: rupees(-51) },
  ]

  expect(sharesOf(rows, ({ method }) => method, { others: 'other', language: 'en' })).toEqual([
    { name: 'cash', amount: rupees(3_001) },
    { name: 'upi', amount: rupees(100) },
    { name: 'other', amount: rupees(20) },
  ])
})

test('equal amounts are in the order of the reader’s language', () => {
  const rows = ['Zoya', 'विजय', 'Asha', 'आशा'].map((name) => ({ name, amount: rupees(100) }))
  const names = (language: Language) =>
    sharesOf(rows, ({ name }) => name, { others: '', language }).map(({ name }) => name)

  expect(names('en')).toEqual(['Asha', 'Zoya', 'आशा', 'विजय'])
  expect(names('hi')).toEqual(['आशा', 'विजय', 'Asha', 'Zoya'])
})

test('has a row for each month', () => {
  const rows = [{ month: '2026-11', held: 3 }]

  expect(everyMonth({ from: '2026-10', until: '2026-12' }, rows, { held: 0 })).toEqual([
    { month: '2026-10', held: 0 },
    { month: '2026-11', held: 3 },
    { month: '2026-12', held: 0 },
  ])
})

test('a part of nothing has no percentage', () => {
  expect([percentOf(1, 3), percentOf(2, 2), percentOf(0, 0), percentOf(5, 0)]).toEqual([33, 100, null, null])
})
