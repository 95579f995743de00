import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENGINE_VERSION } from '../chart/conventions.ts'
import { GOLDEN_FILE, type GoldenCharts, goldenInputs, hashOfChart } from './golden-charts.ts'

const golden = JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')) as GoldenCharts

test('casts the 200 golden charts byte for byte as long as the engine has their version', () => {
  expect(golden.engineVersion).toBe(ENGINE_VERSION)
  const inputs = goldenInputs()
  expect(inputs).toHaveLength(200)

  const changed = inputs.filter((input) => golden.charts[input.id] !== hashOfChart(input)).map(({ id }) => id)
  expect(changed, 'a new version of the engine, then packages/jyotish/scripts/write-golden-charts.ts').toEqual([])
})
