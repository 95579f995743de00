export type FaultResult = {
  readonly name: string
  readonly size: string
  readonly result: string
  readonly minutes: number
  readonly isPassed: boolean
}

export function faultTable(results: readonly FaultResult[]): string {
  const rows = [
    ['Case', 'Size', 'Result', 'Minutes'],
    ...results.map(({ name, size, result, minutes }) => [name, size, result, minutes.toFixed(1)]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
