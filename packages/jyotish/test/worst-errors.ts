/** The largest error seen of each quantity, beside what is promised of it. */
export class WorstErrors {
  #rows = new Map<string, { worst: number; promise: number; unit: string; chart: string }>()

  note(quantity: string, chart: string, error: number, promise: number, unit: string): void {
    const size = Math.abs(error)
    const row = this.#rows.get(quantity)
    if (!row || !(size <= row.worst)) this.#rows.set(quantity, { worst: size, promise, unit, chart })
  }

  /** The quantities that break their promise; an error that is not a number does. */
  broken(): string[] {
    return [...this.#rows].filter(([, { worst, promise }]) => !(worst <= promise)).map(([quantity]) => quantity)
  }

  toTable(): string {
    const rows = [...this.#rows].map(
      ([quantity, { worst, promise, unit, chart }]) =>
        `  ${quantity.padEnd(34)}${worst.toFixed(4).padStart(10)}${String(promise).padStart(8)} ${unit.padEnd(6)} ${chart}`,
    )
    return `${['  quantity                               worst promise unit   chart', ...rows].join('\n')}\n`
  }
}
