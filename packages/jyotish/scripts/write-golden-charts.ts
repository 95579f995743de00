import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ENGINE_VERSION } from '../chart/conventions.ts'
import { GOLDEN_FILE, type GoldenCharts, goldenInputs, hashOfChart } from '../test/golden-charts.ts'

// Writes the golden charts of a new engine version: raise ENGINE_VERSION and the version of package.json first.
const known = existsSync(GOLDEN_FILE) ? (JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')) as GoldenCharts) : undefined
if (known?.engineVersion === ENGINE_VERSION) {
  throw new Error(`The golden charts are already those of ${ENGINE_VERSION}. Other charts need another version.`)
}
const charts = Object.fromEntries(goldenInputs().map((input) => [input.id, hashOfChart(input)]))
writeFileSync(GOLDEN_FILE, `${JSON.stringify({ engineVersion: ENGINE_VERSION, charts }, null, 2)}\n`)
