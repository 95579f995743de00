import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { revenueByMonth } from './revenue-months.ts'

test('adds up the services of a month and includes months without revenue', () => {
  const row = { month: '2026-11', count: 1, refunded: rupees(0) }
  const rows = [
    { ...row, serviceName: 'Prasna', amount: rupees(151), refunded: rupees(51) },
    { ...row, serviceName: 'Full Life Prediction', amount: rupees(3001) },
    { ...row, month: '2024-01', serviceName: 'Old', amount: rupees(1) },
  ]

  const [october, november] = revenueByMonth(rows, ['2026-10', '2026-11'])

  expect(october).toEqual({ month: '2026-10', total: 0, refunded: 0, count: 0, services: [] })
  expect(november).toMatchObject({ total: rupees(3152), refunded: rupees(51), count: 2 })
})
