import { expect, test } from 'vitest'
import { normalizeSignedDegrees } from '../angles.ts'
import { processJsonLine } from '../command/process-json-line.ts'
import {
  BODIES,
  type BodyName,
  type ComputedChart,
  MODES,
  type Point,
  REFERENCE_CHARTS,
  type ReferenceChart,
  RULES,
} from './reference-charts.ts'
import { WorstErrors } from './worst-errors.ts'

const ARCSECONDS = 3600
const SECONDS_PER_DAY = 86400

const LONGITUDE_TOLERANCE: Record<BodyName, number> = {
  ...{ sun: 1, moon: 1, mercury: 1, venus: 1, mars: 1, jupiter: 1, saturn: 1 },
  ...{ meanNode: 0.3, trueNode: 10 },
}
const AYANAMSA_TOLERANCE = { lahiri: 0.01, raman: 0.01, krishnamurti: 0.01, trueChitra: 0.05 }
const BEHIND_SUN_TOLERANCE = 2

function computed(chart: ReferenceChart, ayanamsa: string): ComputedChart {
  const { id, utc, lat, lon } = chart
  return JSON.parse(processJsonLine('chart', JSON.stringify({ id, utc, lat, lon, ayanamsa }))) as ComputedChart
}

const LAHIRI_CHARTS = REFERENCE_CHARTS.map((chart) => computed(chart, 'lahiri'))

function isBehindSun(chart: ReferenceChart, body: BodyName): boolean {
  return chart.flags?.includes(`${body}-behind-sun-disc`) ?? false
}

function speedTolerance(body: BodyName): number {
  return body === 'moon' ? 2 : 1
}

test('keeps positions, speeds, ayanamsas, lagna and sunrise of 250 reference charts within tolerance', () => {
  const errors = new WorstErrors()

  for (const [index, chart] of REFERENCE_CHARTS.entries()) {
    const lahiri = LAHIRI_CHARTS[index] as ComputedChart
    const arcseconds = (found: number, expected: number) => normalizeSignedDegrees(found - expected) * ARCSECONDS
    errors.record('julian day', chart.id, (lahiri.jdUt - chart.jdUt) * SECONDS_PER_DAY, 0.001, 's')
    errors.record('delta T', chart.id, lahiri.deltaT - chart.deltaT, 0.02, 's')

    for (const body of BODIES) {
      const isBehind = isBehindSun(chart, body)
      const tolerance = isBehind ? BEHIND_SUN_TOLERANCE : LONGITUDE_TOLERANCE[body]
      const name = isBehind ? `${body} behind the Sun` : body
      const found = lahiri.tropical[body]
      const expected = chart.tropical[body]
      errors.record(`${name} longitude`, chart.id, arcseconds(found.lon, expected.lon), tolerance, '"')
      if (isBehind) continue
      errors.record(`${name} latitude`, chart.id, arcseconds(found.lat, expected.lat), 1, '"')
      errors.record(`${name} speed`, chart.id, arcseconds(found.speed, expected.speed), speedTolerance(body), '"/day')
    }

    const isOld = chart.utc < '2050'
    const era = isOld ? 'before 2050' : 'from 2050'
    const ascendant = arcseconds(lahiri.ascTropical, chart.ascTropical)
    errors.record(`ascendant ${era}`, chart.id, ascendant, isOld ? 0.1 : 10, '"')
    errors.record(`midheaven ${era}`, chart.id, arcseconds(lahiri.mcTropical, chart.mcTropical), isOld ? 0.1 : 3, '"')

    for (const mode of MODES) {
      const found = mode === 'lahiri' ? lahiri : computed(chart, mode)
      const expected = chart.sidereal[mode]
      errors.record(
        `${mode} ayanamsa`,
        chart.id,
        arcseconds(found.ayanamsaMean, expected.ayanamsaMean),
        AYANAMSA_TOLERANCE[mode],
        '"',
      )
      for (const body of BODIES) {
        if (isBehindSun(chart, body)) continue
        const { lon, speed } = found.sidereal.bodies[body]
        const reference = expected.bodies[body]
        errors.record(`${body} sidereal`, chart.id, arcseconds(lon, reference.lon), LONGITUDE_TOLERANCE[body], '"')
        errors.record(
          `${body} sidereal speed`,
          chart.id,
          (speed - reference.speed) * ARCSECONDS,
          speedTolerance(body),
          '"/day',
        )
      }
      errors.record(`lagna ${era}`, chart.id, arcseconds(found.sidereal.asc, expected.asc), isOld ? 0.1 : 10, '"')
    }

    for (const rule of RULES) {
      for (const event of ['prevRise', 'setAfterPrevRise', 'nextRise'] as const) {
        const found = lahiri.rise[rule][event] ?? Number.NaN
        const expected = chart.rise[rule][event] ?? Number.NaN
        errors.record(`${rule} ${event}`, chart.id, (found - expected) * SECONDS_PER_DAY, 1, 's')
      }
    }
  }

  process.stdout.write(errors.toTable())
  expect(errors.exceeded()).toEqual([])
}, 60_000)

test('derives exact signs, nakshatras, padas, limbs and directions where the margin exceeds the tolerance', () => {
  let decided = 0

  for (const [index, chart] of REFERENCE_CHARTS.entries()) {
    const { derived, sidereal } = LAHIRI_CHARTS[index] as ComputedChart
    const margins = chart.derived.marginArcsec
    const decide = (margin: number, tolerance: number, found: unknown, expected: unknown, what: string) => {
      if (margin <= tolerance) return
      decided++
      expect(found, `${chart.id} ${what}`).toEqual(expected)
    }

    for (const body of BODIES) {
      const tolerance = isBehindSun(chart, body) ? BEHIND_SUN_TOLERANCE : LONGITUDE_TOLERANCE[body]
      const indexes = ({ rashi, nakshatra, pada, navamsa }: Point) => ({ rashi, nakshatra, pada, navamsa })
      const found = indexes(derived.points[body] as Point)
      const expected = indexes(chart.derived.points[body] as Point)
      decide(margins.bodyNavamsa[body], tolerance, found, expected, body)
      const { speed, retro } = chart.sidereal.lahiri.bodies[body]
      const speedMargin = Math.abs(speed) * ARCSECONDS
      decide(speedMargin, speedTolerance(body), sidereal.bodies[body].retro, retro, `${body} direction`)
    }
    const lagnaTolerance = chart.utc < '2050' ? 0.1 : 10
    decide(
      margins.lagnaPada,
      lagnaTolerance,
      derived.points.lagna?.pada,
      chart.derived.points.lagna?.pada,
      'lagna pada',
    )
    decide(margins.lagnaRashi, lagnaTolerance, derived.points.lagna?.rashi, chart.derived.points.lagna?.rashi, 'lagna')
    decide(margins.tithi, 2, derived.tithi, chart.derived.tithi, 'tithi')
    decide(margins.tithi, 2, derived.paksha, chart.derived.paksha, 'paksha')
    decide(margins.karana, 2, derived.karanaHalf, chart.derived.karanaHalf, 'half tithi')
    decide(margins.karana, 2, derived.karana, chart.derived.karana, 'karana')
    decide(margins.yoga, 2, derived.yoga, chart.derived.yoga, 'yoga')
    expect(derived.vara, `${chart.id} vara`).toBe(chart.derived.vara)
    decide(margins.moonNakshatra, 1, derived.vimshottari.lord, chart.derived.vimshottari.lord, 'dasha lord')
  }

  expect(decided).toBeGreaterThan(250 * 20)
})

test('starts the Vimshottari periods of the computed Moon within 0.25 day', () => {
  for (const [index, chart] of REFERENCE_CHARTS.entries()) {
    const { maha, endOfCycleJdUt } = (LAHIRI_CHARTS[index] as ComputedChart).derived.vimshottari
    const expected = chart.derived.vimshottari

    for (const [period, { startJdUt }] of expected.maha.entries()) {
      expect(Math.abs((maha[period]?.startJdUt ?? 0) - startJdUt), chart.id).toBeLessThan(0.25)
    }
    expect(Math.abs(endOfCycleJdUt - expected.endOfCycleJdUt), chart.id).toBeLessThan(0.25)
  }
})
