import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { computeChart, julianDayOfDate, skyAt } from '@muhurta/jyotish'
import { build } from 'vite'

/** Charts per second on one core, microseconds per position, and download size. Runs with `node bench/jyotish/charts.ts`. */
const PACKAGE = fileURLToPath(new URL('../../packages/jyotish', import.meta.url))
const INDEX = join(PACKAGE, 'index.ts')
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

/** The entry points of the tools, which a page loads when their pane is opened. */
function toolEntries(): string[] {
  const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.entries(exports).flatMap(([path, file]) => (path === '.' ? [] : [join(PACKAGE, file)]))
}

const exportOf = (names: string) => `export ${names} from '${INDEX}'`

/** Minified and gzipped bytes of a module. */
async function sizeOf(...exported: string[]): Promise<{ minified: number; gzipped: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'jyotish-size-'))
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, exported.join('\n'))
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
const positions = await sizeOf(exportOf('{ skyAt }'))
const firstChart = await sizeOf(exportOf('{ computeChart }'))
const core = await sizeOf(exportOf(`{ ${CORE} }`))
const tools = toolEntries().map((file, index) => `export * as tool${index} from '${file}'`)
const withTools = await sizeOf(exportOf(`{ ${CORE} }`), ...tools)
const everything = await sizeOf(exportOf('*'), ...tools)

console.table({
  'full charts a second': Math.round(1e6 / chart),
  'microseconds a chart': Math.round(chart),
  'microseconds a position': Number((sky / BODIES).toFixed(1)),
  'positions only, min + gzip, bytes': positions.gzipped,
  'a chart, min + gzip, bytes': firstChart.gzipped,
  'core: charts, panchanga, vargas, dashas, min + gzip, bytes': core.gzipped,
  'all tools beyond the core, min + gzip, bytes': withTools.gzipped - core.gzipped,
  'everything, min + gzip, bytes': everything.gzipped,
  'everything, minified, bytes': everything.minified,
})
