import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { AYANAMSA_MODES } from '../ayanamsa/modes.ts'
import { type ChartInput, computeChart } from '../chart/chart.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from '../houses/houses.ts'
import { REFERENCE_CHARTS } from './reference-charts.ts'

type Birth = { id: string; utc: string; lat: number; lon: number }

/** What the charts of an engine version look like: the SHA-256 of each as JSON. */
export type GoldenCharts = { engineVersion: string; charts: Record<string, string> }

export const GOLDEN_FILE = new URL('./reference/golden/charts.json', import.meta.url)
const POLAR_FILE = new URL('./reference/polar/charts.json', import.meta.url)

const REFERENCE_COUNT = 170
const POLAR_COUNT = 30
/** KP houses are refused beyond the polar circles. */
const POLAR_DEGREES = 66

/** 200 charts in turn by every ayanamsa, both nodes, every house system and both sunrises. */
export function goldenInputs(): (ChartInput & { id: string })[] {
  const polar = JSON.parse(readFileSync(POLAR_FILE, 'utf8')) as Birth[]
  const births: Birth[] = [...REFERENCE_CHARTS.slice(0, REFERENCE_COUNT), ...polar.slice(0, POLAR_COUNT)]
  return births.map(({ id, utc, lat, lon }, index) => {
    const system = HOUSE_SYSTEMS[index % HOUSE_SYSTEMS.length] as HouseSystem
    return {
      id,
      utc,
      lat,
      lon,
      options: {
        ayanamsa: AYANAMSA_MODES[index % AYANAMSA_MODES.length] ?? 'lahiri',
        node: index % 3 === 0 ? 'true' : 'mean',
        houseSystem: system === 'kp' && Math.abs(lat) > POLAR_DEGREES ? 'sripati' : system,
        sunriseRule: index % 5 === 0 ? 'upperLimb' : 'hindu',
      },
    }
  })
}

export function hashOfChart(input: ChartInput): string {
  const chart = computeChart(input)
  if (!chart.ok) throw new Error(chart.refusal)
  return createHash('sha256').update(JSON.stringify(chart.value)).digest('hex')
}
