import { expect, test } from 'vitest'
import { forwardSeparation, normalizeSignedDegrees } from '../angles.ts'
import { computeChart } from '../chart/chart.ts'
import { lagnaAt } from '../chart/lagna-at.ts'
import { type HouseSystem, houseAt } from '../houses/houses.ts'
import { parseUtc } from '../time/julian-day.ts'
import polarCharts from './reference/polar/charts.json' with { type: 'json' }

const ARCSECONDS = 3600
const TOLERANCE = 0.1

function cast({ utc, lat, lon }: (typeof polarCharts)[number], houseSystem: HouseSystem = 'wholeSign') {
  const chart = computeChart({ utc, lat, lon, options: { houseSystem } })
  if (!chart.ok) throw new Error(chart.refusal)
  return chart.value
}

test.each(polarCharts)('$id: the ascendant beyond the polar circle is the eastern intersection', (reference) => {
  const { lagna, midheaven } = cast(reference)
  const error = (found: number, expected: number) => Math.abs(normalizeSignedDegrees(found - expected)) * ARCSECONDS

  expect(error(lagna.tropicalLongitude, reference.ascTropical)).toBeLessThan(TOLERANCE)
  expect(error(midheaven.tropicalLongitude, reference.mcTropical)).toBeLessThan(TOLERANCE)
})

test('houses and the rising sign follow the ascendant beyond the polar circles', () => {
  for (const reference of polarCharts) {
    const time = parseUtc(reference.utc)
    const { lagna, location, conventions } = cast(reference)
    expect(time.ok && lagnaAt(time.value, location, conventions.ayanamsa)).toBeCloseTo(lagna.longitude, 4)

    for (const system of ['wholeSign', 'equalMiddle', 'sripati'] as const) {
      const { houses } = cast(reference, system)
      expect(houseAt(lagna.longitude, houses), `${reference.id} ${system}`).toBe(1)
      const extents = houses.map(({ start, end }) => forwardSeparation(start, end))
      expect(extents.reduce((sum, extent) => sum + extent, 0)).toBeCloseTo(360, 8)
    }
  }
})
