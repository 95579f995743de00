import { findNginx, type Nginx, startDeployedNginx } from '#test/servers/nginx.ts'
import type { ServerProcess } from '#test/servers/server-process.ts'
import { LOAD_TOOL, type Load, load } from './load.ts'
import { median, printTable } from './table.ts'
import type { Yardstick } from './yardstick.ts'

const ROUNDS = 3

export const ANONYMOUS = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
// A cookie that may be personal, so nothing comes from a cache.
export const PERSONAL = { ...ANONYMOUS, Cookie: 'bench=1' }

export function printConditions({ name }: Yardstick): void {
  console.log(`\nLoad by ${LOAD_TOOL}; ratio to a static 30 KB file from ${name}; median of ${ROUNDS} rounds.\n`)
}

type Mode = { readonly name: string; readonly url: string; readonly headers: Record<string, string>; pids: number[] }

/** Each page from the cache of the process, through deploy/nginx.conf, and rendered for each request. */
export async function printLoads(site: ServerProcess, yardstick: Yardstick, pages: readonly string[]): Promise<void> {
  const program = findNginx()
  if (!program) console.log('nginx is not installed, so nothing was measured through deploy/nginx.conf.\n')
  const nginx = program ? await startDeployedNginx(program, site.port) : undefined
  try {
    const rows: string[][] = []
    for (const path of pages) {
      for (const { name, url, headers, pids } of modesOf(site, nginx)) {
        rows.push([path, name, ...cellsOf(await alternate(yardstick, { url: url + path, pids, headers }))])
      }
    }
    printTable(['page', 'mode', 'req/s', 'ratio', 'p99 ms', 'cpu ms', 'static req/s', 'cpu ms'], rows)
  } finally {
    await nginx?.stop()
  }
}

function modesOf({ url, pid }: ServerProcess, nginx: Nginx | undefined): Mode[] {
  return [
    { name: 'cached', url, headers: ANONYMOUS, pids: [pid] },
    ...(nginx ? [{ name: 'through nginx', url: nginx.url, headers: ANONYMOUS, pids: [pid, ...nginx.pids] }] : []),
    { name: 'rendered', url, headers: PERSONAL, pids: [pid] },
  ]
}

type Round = { readonly yardstick: Load; readonly target: Load }

/** In turns, so that other load on the machine slows both alike. */
async function alternate(yardstick: Yardstick, target: Parameters<typeof load>[0]): Promise<Round[]> {
  // The first round is not measured: Node compiles the program in it.
  await load(target)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ yardstick: await load(yardstick), target: await load(target) })
  }
  return rounds
}

function cellsOf(rounds: readonly Round[]): string[] {
  const middle = (pick: (round: Round) => number | undefined) =>
    median(rounds.map((round) => pick(round) ?? Number.NaN))
  return [
    middle(({ target }) => target.requestsPerSecond).toFixed(0),
    middle(({ target, yardstick }) => target.requestsPerSecond / yardstick.requestsPerSecond).toFixed(3),
    middle(({ target }) => target.p99Ms).toFixed(1),
    middle(({ target }) => target.cpuMsPerRequest).toFixed(3),
    middle(({ yardstick }) => yardstick.requestsPerSecond).toFixed(0),
    middle(({ yardstick }) => yardstick.cpuMsPerRequest).toFixed(3),
  ]
}
