import { type Paise, paiseFrom } from '#domain/money.ts'

type Revenue = {
  readonly month: string
  readonly serviceName: string
  /** Received less refunded. */
  readonly amount: Paise
  readonly refunded: Paise
  readonly count: number
}

export type RevenueMonth = {
  readonly month: string
  /** Received less refunded. */
  readonly total: Paise
  readonly refunded: Paise
  readonly count: number
  readonly services: readonly { readonly name: string; readonly amount: Paise }[]
}

export function revenueByMonth(rows: readonly Revenue[], months: readonly string[]): RevenueMonth[] {
  return months.map((month) => {
    const own = rows.filter((row) => row.month === month)
    return {
      month,
      total: paiseFrom(own.reduce((sum, { amount }) => sum + amount, 0)),
      refunded: paiseFrom(own.reduce((sum, { refunded }) => sum + refunded, 0)),
      count: own.reduce((sum, { count }) => sum + count, 0),
      services: own.map(({ serviceName, amount }) => ({ name: serviceName, amount })),
    }
  })
}
