import type { RevenueMonth } from '#domain/payments/revenue-months.ts'

/** All services with revenue, in the same order for the chart and its table. */
export function serviceNames(months: readonly RevenueMonth[]): string[] {
  return [...new Set(months.flatMap(({ services }) => services.map(({ name }) => name)))].toSorted()
}
