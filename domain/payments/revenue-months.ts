import { istDate } from '#domain/india-time.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'

type Revenue = { readonly month: string; readonly serviceName: string; readonly amount: Paise; readonly count: number }

export type RevenueMonth = {
  readonly month: string
  readonly total: Paise
  readonly count: number
  readonly services: readonly { readonly name: string; readonly amount: Paise }[]
}

/** The last twelve months in India, oldest first. */
export function lastTwelveMonths(now: Date): string[] {
  const [year = 0, month = 0] = istDate(now).split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 12 + index, 1))
    return first.toISOString().slice(0, 7)
  })
}

export function revenueByMonth(rows: readonly Revenue[], months: readonly string[]): RevenueMonth[] {
  return months.map((month) => {
    const own = rows.filter((row) => row.month === month)
    return {
      month,
      total: paiseFrom(own.reduce((sum, { amount }) => sum + amount, 0)),
      count: own.reduce((sum, { count }) => sum + count, 0),
      services: own.map(({ serviceName, amount }) => ({ name: serviceName, amount })),
    }
  })
}
