import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vimshottari } from '../dashas/vimshottari.ts'
import { vargaRashi } from '../vargas/varga.ts'
import { zodiacPosition } from '../zodiac/position.ts'

type Point = { rashi: number; degInRashi: number; nakshatra: number; pada: number; navamsa: number }

type ReferenceChart = {
  id: string
  jdUt: number
  sidereal: { lahiri: { bodies: Record<string, { lon: number }>; asc: number } }
  derived: {
    points: Record<string, Point>
    vimshottari: {
      lord: string
      fractionRemaining: number
      balanceYears: number
      maha: { lord: string; startJdUt: number }[]
      endOfCycleJdUt: number
    }
  }
}

const file = new URL('./reference/charts/vectors-open.json', import.meta.url)
const { charts } = JSON.parse(readFileSync(file, 'utf8')) as { charts: ReferenceChart[] }

const SOURCES: Record<string, string> = { ketuMean: 'meanNode', ketuTrue: 'trueNode' }

function longitudeOf(chart: ReferenceChart, point: string): number {
  const { bodies, asc } = chart.sidereal.lahiri
  if (point === 'lagna') return asc

  const body = bodies[SOURCES[point] ?? point]
  if (!body) throw new Error(`No body for ${point} in ${chart.id}`)
  return point in SOURCES ? body.lon + 180 : body.lon
}

test('derives the exact sign, nakshatra, pada and navamsha of all 3,000 reference points', () => {
  const points = charts.flatMap((chart) =>
    Object.entries(chart.derived.points).map(([name, expected]) => ({ chart, name, expected })),
  )
  expect(points).toHaveLength(3000)

  for (const { chart, name, expected } of points) {
    const longitude = longitudeOf(chart, name)
    const { rashi, degreesInRashi, nakshatra, pada } = zodiacPosition(longitude)

    expect({ rashi, nakshatra, pada, navamsa: vargaRashi(longitude, 9) }, `${chart.id} ${name}`).toEqual({
      rashi: expected.rashi,
      nakshatra: expected.nakshatra,
      pada: expected.pada,
      navamsa: expected.navamsa,
    })
    expect(Math.abs(degreesInRashi - expected.degInRashi), `${chart.id} ${name}`).toBeLessThan(2e-9)
  }
})

test('starts the Vimshottari periods of all reference charts within 0.001 day', () => {
  for (const { id, jdUt, sidereal, derived } of charts) {
    const moon = sidereal.lahiri.bodies.moon
    if (!moon) throw new Error(`No Moon in ${id}`)
    const expected = derived.vimshottari

    const dasha = vimshottari({ moonLongitude: moon.lon, birthJdUt: jdUt })

    expect(dasha.periods.map(({ lords }) => lords[0])).toEqual(expected.maha.map(({ lord }) => lord))
    expect(dasha.lordAtBirth).toBe(expected.lord)
    expect(Math.abs(dasha.fractionRemaining - expected.fractionRemaining)).toBeLessThan(1e-8)
    expect(Math.abs(dasha.balanceYears - expected.balanceYears)).toBeLessThan(1e-7)
    expect(Math.abs((dasha.periods.at(-1)?.endJdUt ?? 0) - expected.endOfCycleJdUt)).toBeLessThan(0.001)
    for (const [index, { startJdUt }] of expected.maha.entries()) {
      expect(Math.abs((dasha.periods[index]?.startJdUt ?? 0) - startJdUt), id).toBeLessThan(0.001)
    }
  }
})
