import { once } from 'node:events'
import { Worker as Thread } from 'node:worker_threads'
import type { Page } from '@playwright/test'
import { searchHref } from '#app/features/muhurta/search-href.ts'
import type { ServerProcess } from '#test/server-process.ts'
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

async function searchInBrowser(url: string): Promise<string> {
  const browser = await openBenchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addInitScript(timeSearches)
    await page.goto(url + searchHref(MUHURTA_SEARCH), { waitUntil: 'networkidle' })
    const first = await searchMs(page)
    // The same year for other people: the engine is warm now.
    await page.evaluate(() => {
      location.hash = '#people=5.2,20.8'
    })
    return `${first.toFixed(0)} ms the first time, then ${(await searchMs(page)).toFixed(0)} ms`
  } finally {
    await browser.close()
  }
}

/** Runs in the page: from the message that asks the worker to its result. */
function timeSearches(): void {
  const times: number[] = []
  Object.assign(globalThis, { searchTimes: times })
  const post = Worker.prototype.postMessage as (this: Worker, message: unknown) => void
  Worker.prototype.postMessage = function (this: Worker, message: { id: number; task: string }) {
    const start = performance.now()
    if (message.task === 'muhurta') {
      this.addEventListener('message', ({ data }) => {
        if (data.id === message.id) times.push(performance.now() - start)
      })
    }
    post.call(this, message)
  } as Worker['postMessage']
}

async function searchMs(page: Page): Promise<number> {
  const times = await page.waitForFunction(() => {
    const found = (globalThis as unknown as { searchTimes: number[] }).searchTimes.splice(0)
    return found.length > 0 && found
  })
  return ((await times.jsonValue()) as number[])[0] ?? Number.NaN
}
