import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { computeChart, julianDayOfDate, skyAt } from '@muhurta/jyotish'
import { build } from 'vite'

/** Charts per second on one core, microseconds per position, and download size. Runs with `node bench/jyotish/charts.ts`. */
const INDEX = fileURLToPath(new URL('../../packages/jyotish/index.ts', import.meta.url))
/** What the chart and panchanga pages use: all the data, without the texts of yogas and matching. */
const CORE = [
  'skyAt, panchangaAt, panchangaForDay, computeChart, transitsOver, listSadeSati',
  'vargaChart, findRunningPeriods, subPeriods, yogini, ashtottari, unknownTimeChart, sensitivityOf',
].join(', ')
const ROUNDS = 5
const CHARTS = 1000
const BODIES = 9
const START = julianDayOfDate({ year: 1901, month: 1, day: 1 })
const STEP_DAYS = 71.93

/** The best of a few rounds, in processor microseconds a call: other work on the machine only makes a round slower. */
function microsecondsOf(call: (index: number) => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage()
    for (let index = 0; index < CHARTS; index++) call(index)
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / CHARTS)
  }
  return best
}

/** Minified and gzipped bytes of a module that offers these names of the engine. */
async function sizeOf(names: string): Promise<{ minified: number; gzipped: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'jyotish-size-'))
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, `export ${names} from '${INDEX}'`)
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  rmSync(folder, { recursive: true })
  const [bundle] = Array.isArray(result) ? result : [result]
  if (!bundle || !('output' in bundle)) throw new Error('The bundler gave no output')
  const code = bundle.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length }
}

const chart = microsecondsOf((index) => {
  const outcome = computeChart({ jdUt: START + index * STEP_DAYS, lat: 19.076, lon: 72.8777 })
  if (!outcome.ok) throw new Error(outcome.refusal)
})
const sky = microsecondsOf((index) => {
  const outcome = skyAt(START + index * STEP_DAYS)
  if (!outcome.ok) throw new Error(outcome.refusal)
})
const positions = await sizeOf('{ skyAt }')
const core = await sizeOf(`{ ${CORE} }`)
const everything = await sizeOf('*')

console.table({
  'full charts a second': Math.round(1e6 / chart),
  'microseconds a chart': Math.round(chart),
  'microseconds a position': Number((sky / BODIES).toFixed(1)),
  'positions only, min + gzip, bytes': positions.gzipped,
  'core: charts, panchanga, vargas, dashas, min + gzip, bytes': core.gzipped,
  'everything, min + gzip, bytes': everything.gzipped,
  'everything, minified, bytes': everything.minified,
})
