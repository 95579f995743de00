import { Agent, get } from 'node:http'
import { findNginx, startDeployedNginx } from '#test/servers/nginx.ts'
import type { ServerProcess } from '#test/servers/server-process.ts'
import { cpuMs } from './cpu-time.ts'
import { ANONYMOUS, PERSONAL } from './loads.ts'
import { withBenchSite } from './site.ts'
import { median, printTable } from './table.ts'
import { startYardstick } from './yardstick.ts'

const ROUNDS = 3
const ROUND_MS = 2_000
const CONNECTIONS = 16
/** No round begins later than this, however busy the machine is. */
const LAST_ROUND_MS = 60_000

type Target = {
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The processes whose CPU time is counted; the one that sends the requests is none of them. */
  readonly pids: readonly number[]
}

type Round = { readonly cpuMs: number | undefined; readonly perSecond: number }

/** CPU time for a request, beside a static file: cached, rendered, and through nginx where it is installed. Ends within 90 s. */
export async function benchPages(paths: readonly string[]): Promise<void> {
  const started = performance.now()
  const yardstick = await startYardstick()
  try {
    await withBenchSite(async (site) => {
      const program = findNginx()
      const nginx = program ? await startDeployedNginx(program, site.port) : undefined
      try {
        const still = { ...yardstick, name: `30 KB file from ${yardstick.name}`, headers: ANONYMOUS }
        const through = { name: '/ through nginx', url: `${nginx?.url}/`, headers: ANONYMOUS }
        const targets: Target[] = [
          still,
          ...(paths.length > 0 ? paths.flatMap((path) => bothOf(site, path)) : await usualTargets(site)),
          ...(nginx && paths.length === 0 ? [{ ...through, pids: [site.pid, ...nginx.pids] }] : []),
        ]
        printRounds(targets, await measureInTurns(targets, started + LAST_ROUND_MS))
      } finally {
        await nginx?.stop()
      }
    })
  } finally {
    await yardstick.stop()
  }
}

const cached = ({ url, pid }: ServerProcess, path: string): Target => ({
  name: `${path} cached`,
  url: url + path,
  headers: ANONYMOUS,
  pids: [pid],
})

const rendered = ({ url, pid }: ServerProcess, path: string): Target => ({
  name: `${path} rendered`,
  url: url + path,
  headers: PERSONAL,
  pids: [pid],
})

const bothOf = (site: ServerProcess, path: string) => [cached(site, path), rendered(site, path)]

async function usualTargets(site: ServerProcess): Promise<Target[]> {
  const services = await (await fetch(`${site.url}/consultation`)).text()
  const [form = ''] = /\/book\/consultation\/[\w-]+/.exec(services) ?? []
  if (form === '') throw new Error('No consultation of the sample content can be booked.')
  return [cached(site, '/'), rendered(site, '/terms'), rendered(site, '/'), rendered(site, form)]
}

/** In turns, so that other load on the machine slows all alike. The first round is not counted: Node compiles in it. */
async function measureInTurns(targets: readonly Target[], lastStart: number): Promise<ReadonlyMap<Target, Round[]>> {
  const rounds = new Map<Target, Round[]>(targets.map((target) => [target, []]))
  for (const target of targets) await measure(target)
  for (let round = 0; round < ROUNDS && performance.now() < lastStart; round++) {
    for (const target of targets) rounds.get(target)?.push(await measure(target))
  }
  return rounds
}

async function measure({ url, headers, pids }: Target): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const before = cpuMs(pids)
  const started = performance.now()
  let requests = 0
  const client = async () => {
    while (performance.now() - started < ROUND_MS) {
      await read(url, headers, agent)
      requests++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  const seconds = (performance.now() - started) / 1_000
  const after = cpuMs(pids)
  agent.destroy()
  return {
    perSecond: requests / seconds,
    cpuMs: before === undefined || after === undefined ? undefined : (after - before) / requests,
  }
}

function read(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  get(url, { headers, agent }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${url} responds with ${response.statusCode}.`))
    response.on('end', resolve).on('error', reject).resume()
  }).on('error', reject)
  return promise
}

function printRounds(targets: readonly Target[], rounds: ReadonlyMap<Target, readonly Round[]>): void {
  const middle = (target: Target, pick: (round: Round) => number | undefined) =>
    median((rounds.get(target) ?? []).map((round) => pick(round) ?? Number.NaN))
  const [yardstick] = targets
  const still = yardstick ? middle(yardstick, (round) => round.cpuMs) : Number.NaN
  printTable(
    ['page', 'CPU ms per request', 'times the static file', 'requests/s'],
    targets.map((target) => {
      const cpu = middle(target, (round) => round.cpuMs)
      const perSecond = middle(target, (round) => round.perSecond)
      return [target.name, cpu.toFixed(3), (cpu / still).toFixed(1), perSecond.toFixed(0)]
    }),
  )
  console.log(`\nMedian of ${Math.min(...[...rounds.values()].map(({ length }) => length))} rounds of each, in turns.`)
}
