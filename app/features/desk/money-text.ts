import { MONTHS } from '#domain/months.ts'
import type { RevenueMonth } from '#domain/payments/revenue-months.ts'

/** "November 2026". */
export function monthText(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}

/** All services with revenue, in the same order for the chart and its table. */
export function serviceNames(months: readonly RevenueMonth[]): string[] {
  return [...new Set(months.flatMap(({ services }) => services.map(({ name }) => name)))].toSorted()
}
