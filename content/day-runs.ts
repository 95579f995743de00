/** "Mon-Sat", "Mon, Tue, Fri": consecutive days become a range, others are listed. The names are Sunday first. */
export function dayRuns(days: readonly number[], names: readonly string[]): string {
  return consecutiveRuns(days.toSorted((one, other) => one - other))
    .map((run) => nameRun(run, names))
    .join(', ')
}

function consecutiveRuns(days: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
}

function nameRun(run: readonly number[], names: readonly string[]): string {
  const shown = run.map((day) => names[day % 7] ?? '')
  return shown.length > 2 ? `${shown.at(0)}-${shown.at(-1)}` : shown.join(', ')
}
