import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { documentOf } from '#app/features/studio/chart-document.ts'
import { shareLink } from '#app/features/studio/share-link.ts'
import { PANE_TITLES } from '#content/charts/studio.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { withBenchSite } from './site.ts'
import { printTable } from './table.ts'
import { openBenchBrowser } from './transfer.ts'

const BIRTH = {
  fullName: '',
  date: '1990-05-17',
  time: '06:42',
  place: NEW_DELHI,
  ...USUAL_CONTEXT,
} as const

/** Each in a new browser context. Other work on the machine only makes a round slower, so the best one counts. */
const ROUNDS = 3

type PaneId = keyof typeof PANE_TITLES
type Opening = { readonly ms: number; readonly longestTaskMs: number }

/**
 * The files of the worker, and each pane of the studio: from the click to its tables, and the longest task of the page's own
 * thread in processor time.
 */
export async function benchStudio(): Promise<void> {
  await printSizes()
  const browser = await openBenchBrowser()
  try {
    await withBenchSite(async ({ url }) => {
      const rounds: Record<PaneId, Opening>[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await openEveryPane(browser, url))
      const best = (id: PaneId, of: keyof Opening) => Math.min(...rounds.map((round) => round[id][of])).toFixed(0)
      printTable(
        ['pane', 'click to table ms', 'longest task ms'],
        paneIds().map((id) => [PANE_TITLES[id], best(id, 'ms'), best(id, 'longestTaskMs')]),
      )
    })
  } finally {
    await browser.close()
  }
}

function paneIds(): PaneId[] {
  return Object.keys(PANE_TITLES) as PaneId[]
}

async function openEveryPane(browser: Browser, url: string): Promise<Record<PaneId, Opening>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(shareLink(url, documentOf(BIRTH, {})), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Close all panes' }).click()
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  const times: [PaneId, number][] = []
  for (const id of paneIds()) times.push([id, await openPane(page, id)])
  const longest = longestTasks(JSON.parse((await browser.stopTracing()).toString()))
  await context.close()
  return Object.fromEntries(times.map(([id, ms]) => [id, { ms, longestTaskMs: longest.get(id) ?? 0 }])) as Record<
    PaneId,
    Opening
  >
}

/** Measured in the page. The pane is closed again, so that the next one has the same page. */
function openPane(page: Page, id: PaneId): Promise<number> {
  return page.evaluate(
    (paneId) =>
      new Promise<number>((resolve) => {
        const fold = document.getElementById(`pane-${paneId}`)
        const summary = fold?.querySelector('summary')
        performance.mark(`pane:${paneId}`)
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (!fold?.querySelector('.studio-about')) return
          observer.disconnect()
          const ms = performance.now() - start
          setTimeout(() => {
            performance.mark('pane:')
            summary?.click()
            setTimeout(() => resolve(ms), 100)
          }, 300)
        })
        if (fold) observer.observe(fold, { childList: true, subtree: true })
        summary?.click()
      }),
    id,
  )
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number }

/** The longest task between the mark of a pane and the next mark, by the processor time of the marks' thread. */
function longestTasks({ traceEvents }: { traceEvents: TraceEvent[] }): Map<string, number> {
  const marks = traceEvents.filter(({ name }) => name.startsWith('pane:')).sort((one, other) => one.ts - other.ts)
  const longest = new Map<string, number>()
  for (const [index, { name, pid, tid, ts }] of marks.entries()) {
    const until = marks[index + 1]?.ts ?? Number.POSITIVE_INFINITY
    const tasks = traceEvents.filter(
      (event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.ts >= ts && event.ts < until,
    )
    longest.set(name.slice('pane:'.length), Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)))
  }
  return longest
}

const ASSETS = 'build/client/assets'

/** The worker with the first chart, and what the first pane adds to it. */
async function printSizes(): Promise<void> {
  const names = await readdir(ASSETS)
  const entry = names.find((name) => /^chart-worker-.*\.js$/.test(name))
  const panes = names.find((name) => /^compute-pane-.*\.js$/.test(name))
  if (!entry || !panes) throw new Error('The site is not built')
  const first = await filesFrom(entry)
  const all = await filesFrom(panes)
  const rest = [...all].filter(([name]) => !first.has(name))
  printTable(
    ['worker', 'files', 'gzip bytes'],
    [
      ['first chart', String(first.size), String(gzipBytes([...first.values()]))],
      ['all panes', String(rest.length), String(gzipBytes(rest.map(([, code]) => code)))],
    ],
  )
}

function gzipBytes(codes: readonly string[]): number {
  return codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0)
}

/** A file and what it imports when it is loaded. */
async function filesFrom(name: string, found = new Map<string, string>()): Promise<Map<string, string>> {
  if (found.has(name)) return found
  const code = await readFile(join(ASSETS, name), 'utf8')
  found.set(name, code)
  for (const [, imported] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) await filesFrom(imported ?? '', found)
  return found
}
