import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { lastTwelveMonths, revenueByMonth } from './revenue-months.ts'

test('the last twelve months end with the current month in India', () => {
  const months = lastTwelveMonths(new Date('2026-10-31T19:00:00Z'))

  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-12', '2026-11'])
})

test('adds up the services of a month and includes months without revenue', () => {
  const row = { month: '2026-11', count: 1 }
  const rows = [
    { ...row, serviceName: 'Prasna', amount: rupees(151) },
    { ...row, serviceName: 'Full Life Prediction', amount: rupees(3001) },
    { ...row, month: '2024-01', serviceName: 'Old', amount: rupees(1) },
  ]

  const [october, november] = revenueByMonth(rows, ['2026-10', '2026-11'])

  expect(october).toEqual({ month: '2026-10', total: 0, count: 0, services: [] })
  expect(november).toMatchObject({ total: rupees(3152), count: 2 })
})
