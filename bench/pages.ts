import type { ServerProcess } from '#test/server-process.ts'
import { LOAD_TOOL, type Load, load } from './load.ts'
import { listPages, withBenchSite } from './site.ts'
import { median, printTable } from './table.ts'
import { installBenchTools } from './tools.ts'
import { measureTransfer, openBenchBrowser, RESOURCE_KINDS } from './transfer.ts'
import { startYardstick, type Yardstick } from './yardstick.ts'

const ROUNDS = 3

/** One of each sort: the sky of this minute, a list with its query, plain text. */
const LOADED_PAGES = ['/', '/blog', '/terms']

// A cookie that is not on the list of impersonal ones makes the request personal, so nothing comes from the cache.
const MODES = {
  cached: { 'Accept-Encoding': 'br' },
  rendered: { 'Accept-Encoding': 'br', Cookie: 'bench=1' },
}

/** Requests a second against the yardstick, processor time, and bytes, for each page that is there. */
export async function benchPages(paths: readonly string[]): Promise<void> {
  await installBenchTools()
  const yardstick = await startYardstick()
  try {
    await withBenchSite(async (site) => {
      const pages = await listPages(site, paths)
      console.log(
        `\nLoad by ${LOAD_TOOL}; yardstick: a 30 KB file from ${yardstick.name}; median of ${ROUNDS} rounds.\n`,
      )
      await printLoads(site, yardstick, paths.length > 0 ? pages : pages.filter((path) => LOADED_PAGES.includes(path)))
      console.log('\nFirst visit in a browser, bytes on the wire:\n')
      await printTransfers(site, pages)
    })
  } finally {
    await yardstick.stop()
  }
}

/** One table: each page from the cache and rendered each time, against the yardstick. */
export async function printLoads(site: ServerProcess, yardstick: Yardstick, pages: readonly string[]): Promise<void> {
  const rows: string[][] = []
  for (const path of pages) {
    for (const [mode, headers] of Object.entries(MODES)) {
      rows.push([
        path,
        mode,
        ...cellsOf(await alternate(yardstick, { url: site.url + path, pids: [site.pid], headers })),
      ])
    }
  }
  printTable(['page', 'mode', 'req/s', 'ratio', 'p99 ms', 'cpu ms', 'yardstick req/s', 'cpu ms'], rows)
}

type Round = { readonly yardstick: Load; readonly target: Load }

/** In turns, so that what else the machine does disturbs both alike. */
async function alternate(yardstick: Yardstick, target: Parameters<typeof load>[0]): Promise<Round[]> {
  // One round unmeasured: the first thousand requests are spent on compiling the program.
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

async function printTransfers(site: ServerProcess, pages: readonly string[]): Promise<void> {
  const browser = await openBenchBrowser()
  const rows: string[][] = []
  for (const path of pages) {
    const transfer = await measureTransfer(browser, site.url + path)
    const total = RESOURCE_KINDS.reduce((sum, kind) => sum + transfer[kind], 0)
    rows.push([path, ...RESOURCE_KINDS.map((kind) => String(transfer[kind])), String(total)])
  }
  await browser.close()
  printTable(['page', 'HTML', 'CSS', 'JS', 'fonts', 'images', 'other', 'total'], rows)
}
