import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { cpuMs } from './cpu-time.ts'
import { type FloodOrder, send } from './flood-worker.ts'
import { printTable } from './table.ts'

const PHASE_MS = 15_000
const BETWEEN_READINGS_MS = 25

/** Where the flood comes from in each phase; there is none in the first. */
const PHASES: Record<string, FloodOrder['from']> = {
  quiet: 'nowhere',
  'one address': 'one address',
  'many addresses': 'many addresses',
}

/** A cached page, and a page that is rendered for each request. */
const READINGS = [
  { name: 'home', path: '/', headers: {} },
  { name: 'blog, rendered', path: '/blog', headers: { cookie: 'bench=1' } },
]

type Phase = { readonly times: readonly number[][]; readonly cpuShare: number; readonly statuses: Map<number, number> }

/** Response times of two pages during a flood of 200 sign-ins per second, compared with a quiet phase. */
export async function benchSignInFlood(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-bench-flood-'))
  const site = await startServerProcess({ dataDir, settings: { LOG_LEVEL: 'error', TRUST_PROXY: 'true' } })
  try {
    await runPhase(site, 'nowhere', 3_000)
    const phases = new Map<string, Phase>()
    for (const [name, from] of Object.entries(PHASES)) phases.set(name, await runPhase(site, from, PHASE_MS))
    printPhases(phases)
  } finally {
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function runPhase(site: ServerProcess, from: FloodOrder['from'], lengthMs: number): Promise<Phase> {
  const end = performance.now() + lengthMs
  const before = cpuMs([site.pid]) ?? Number.NaN
  const [times, statuses] = await Promise.all([
    Promise.all(READINGS.map((reading) => read(site.url, reading, end))),
    from === 'nowhere' ? new Map<number, number>() : flood({ url: site.url, from, lengthMs }),
  ])
  const after = cpuMs([site.pid]) ?? Number.NaN
  return { times, statuses, cpuShare: (after - before) / lengthMs }
}

/** One visitor who loads the page repeatedly, with a pause. */
async function read(url: string, { path, headers }: (typeof READINGS)[number], end: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  while (performance.now() < end) {
    const started = performance.now()
    const status = await send(url + path, { agent, headers: { ...headers, 'x-forwarded-for': '192.0.2.1' } })
    if (status !== 200) throw new Error(`${path} responded with ${status}.`)
    times.push(performance.now() - started)
    await delay(BETWEEN_READINGS_MS)
  }
  agent.destroy()
  return times
}

/** In a thread of its own, so that its work does not delay the measured requests. */
async function flood(order: FloodOrder): Promise<Map<number, number>> {
  const worker = new Worker(new URL('./flood-worker.ts', import.meta.url), { workerData: order })
  const [statuses] = (await once(worker, 'message')) as [Map<number, number>]
  return statuses
}

function printPhases(phases: ReadonlyMap<string, Phase>): void {
  const quiet = phases.get('quiet')
  const rows = [...phases].flatMap(([name, { times, statuses, cpuShare }]) =>
    READINGS.map((reading, at) => {
      const [p50, p95] = [percentile(times[at], 0.5), percentile(times[at], 0.95)]
      return [
        name,
        reading.name,
        p50.toFixed(1),
        (p50 / percentile(quiet?.times[at], 0.5)).toFixed(2),
        p95.toFixed(1),
        (p95 / percentile(quiet?.times[at], 0.95)).toFixed(2),
        `${(cpuShare * 100).toFixed(0)} %`,
        [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
      ]
    }),
  )
  printTable(['flood', 'page', 'p50 ms', 'to quiet', 'p95 ms', 'to quiet', 'cpu of server', 'sign-ins'], rows)
}

function percentile(values: readonly number[] = [], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}
