import { once } from 'node:events'
import { Worker as Thread } from 'node:worker_threads'
import { peopleFragment, searchHref } from '#app/features/muhurta/search-href.ts'
import type { ServerProcess } from '#test/servers/server-process.ts'
import { cpuMs } from './cpu-time.ts'
import { MUHURTA_SEARCH } from './muhurta-search.ts'
import { withBenchSite } from './site.ts'
import { median, printTable } from './table.ts'
import { openBenchBrowser } from './transfer.ts'

/** Of a year of its own each, so that the first request computes its positions. `/terms` is the cost of any document. */
const PAGES = [
  '/terms',
  '/panchanga/new-delhi/2031-03-10',
  '/panchanga/new-delhi/2032-03',
  '/festivals/2033',
  '/eclipses/2034',
  '/festivals/diwali',
  '/',
]
const WARM_UP = 60
const ROUNDS = 5
const REQUESTS = 60

/** Pages of the almanac, rendered for each request, and a year's search for a muhurta in Node and in a browser. */
export async function benchAlmanac(paths: readonly string[]): Promise<void> {
  const [first = 0, ...later] = await searchTimes()
  console.log(`Muhurta, a year, two people, in a thread of Node: ${first.toFixed(0)} ms of CPU`)
  console.log(`the first time, then ${median(later).toFixed(0)} ms.\n`)
  await withBenchSite(async (site) => {
    const rows: string[][] = []
    for (const path of paths.length > 0 ? paths : PAGES) rows.push([path, ...(await renderTimes(site, path))])
    printTable(['page', 'first request, CPU ms', 'later, CPU ms', 'best round'], rows)
    console.log(`\nThe same search in the worker of a browser: ${await searchInBrowser(site.url)}.`)
  })
}

async function searchTimes(): Promise<number[]> {
  const worker = new Thread(new URL('./muhurta-worker.ts', import.meta.url))
  const [times] = (await once(worker, 'message')) as [number[]]
  await worker.terminate()
  return times
}

/** One request after the other, with a cookie that keeps it from the cache. */
async function renderTimes({ url, pid }: ServerProcess, path: string): Promise<string[]> {
  const request = async () => {
    const response = await fetch(url + path, { headers: { Cookie: 'bench=1' } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} responds with ${response.status}`)
  }
  const cpuOf = async (count: number) => {
    const before = cpuMs([pid]) ?? Number.NaN
    for (let done = 0; done < count; done++) await request()
    return ((cpuMs([pid]) ?? Number.NaN) - before) / count
  }
  const first = await cpuOf(1)
  await cpuOf(WARM_UP)
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await cpuOf(REQUESTS))
  return [first.toFixed(0), median(rounds).toFixed(2), Math.min(...rounds).toFixed(2)]
}

/** Processor time of the page and its worker, from a change of people to the result. */
async function searchInBrowser(url: string): Promise<string> {
  const browser = await openBenchBrowser()
  try {
    const session = await browser.newBrowserCDPSession()
    const cpu = async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo')
      const renderers = processInfo.filter(({ type }) => type === 'renderer')
      return renderers.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
    }
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addInitScript(countSearches)
    // The server has computed this one, so that the engine of the page is loaded and new.
    await page.goto(url + searchHref({ ...MUHURTA_SEARCH, people: [] }), { waitUntil: 'networkidle' })
    const times: string[] = []
    for (const people of [MUHURTA_SEARCH.people, MUHURTA_SEARCH.people.toReversed()]) {
      const before = await cpu()
      await page.evaluate((fragment) => location.assign(fragment), peopleFragment(people))
      await page.waitForFunction((count) => Reflect.get(globalThis, 'searchesDone') === count, times.length + 1)
      times.push(((await cpu()) - before).toFixed(0))
    }
    return `${times[0]} ms of CPU the first time, then ${times[1]} ms`
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
function countSearches(): void {
  let done = 0
  const post = Worker.prototype.postMessage as (this: Worker, message: unknown) => void
  Worker.prototype.postMessage = function (this: Worker, message: { id: number; task: string }) {
    this.addEventListener('message', ({ data }) => {
      if (message.task === 'muhurta' && data.id === message.id) Reflect.set(globalThis, 'searchesDone', ++done)
    })
    post.call(this, message)
  } as Worker['postMessage']
}
