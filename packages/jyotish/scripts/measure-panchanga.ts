import { readFileSync } from 'node:fs'
import { type Comparison, compareDay, type PrintedDay } from '../test/compare-days.ts'

// Compares the `panchanga` command with printed almanacs: `node packages/jyotish/scripts/measure-panchanga.ts FILE`, a file
// of `{ "cases": [{ "source", "input", "expected" }] }`. Almanacs that may not be copied stay outside of the repository.
const [path = ''] = process.argv.slice(2)
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: (PrintedDay & { source: string })[] }

const byField = new Map<string, Comparison[]>()
for (const day of cases) {
  for (const comparison of compareDay(day)) {
    const key = `${day.source} ${comparison.field}`
    byField.set(key, [...(byField.get(key) ?? []), comparison])
  }
}

for (const [key, comparisons] of [...byField].toSorted()) {
  const minutes = comparisons.flatMap((comparison) => comparison.minutes ?? [])
  const mean = minutes.reduce((sum, value) => sum + value, 0) / minutes.length
  const beyond = minutes.filter((value) => Math.abs(value) > 1).length
  const worst = Math.max(...minutes.map(Math.abs))
  const different = comparisons.length - minutes.length
  process.stdout.write(
    `${key.padEnd(28)} ${comparisons.length} values, ${different} different, mean ${mean.toFixed(2)} min, worst ${worst}, ${beyond} beyond 1 min\n`,
  )
}
