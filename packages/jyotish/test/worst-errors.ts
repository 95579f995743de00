/** Collects the largest error of each quantity and its tolerance. */
export class WorstErrors {
  #rows = new Map<string, { worst: number; tolerance: number; unit: string; chart: string }>()

  record(quantity: string, chart: string, error: number, tolerance: number, unit: string): void {
    const size = Math.abs(error)
    const row = this.#rows.get(quantity)
    if (!row || !(size <= row.worst)) this.#rows.set(quantity, { worst: size, tolerance, unit, chart })
  }

  /** The quantities whose error exceeds the tolerance or is NaN. */
  exceeded(): string[] {
    return [...this.#rows].filter(([, { worst, tolerance }]) => !(worst <= tolerance)).map(([quantity]) => quantity)
  }

  toTable(): string {
    const rows = [...this.#rows].map(
      ([quantity, { worst, tolerance, unit, chart }]) =>
        `  ${quantity.padEnd(34)}${worst.toFixed(4).padStart(10)}${String(tolerance).padStart(8)} ${unit.padEnd(6)} ${chart}`,
    )
    return `${['  quantity                               worst   limit unit   chart', ...rows].join('\n')}\n`
  }
}
