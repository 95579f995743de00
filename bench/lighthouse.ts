import { BROWSER_FLAGS, findBrowser } from '#test/browser/browser.ts'
import { runProgram } from '../scripts/run-program.ts'
import { listPages, withBenchSite } from './site.ts'
import { median, printTable } from './table.ts'
import { benchTool, installBenchTools } from './tools.ts'

const RUNS = 3
// On a busy machine the browser sometimes records nothing.
const MOST_TRIES = 6
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

type Report = {
  readonly categories: Record<(typeof CATEGORIES)[number], { readonly score: number }>
  readonly audits: Record<(typeof METRICS)[number], { readonly numericValue: number }>
}

/** Lighthouse on a simulated slow phone, median of three runs of each page. */
export async function benchLighthouse(paths: readonly string[]): Promise<void> {
  await installBenchTools()
  const browser = await findBrowser(console.log)
  if (!browser.ok) throw new Error(browser.refusal)

  await withBenchSite(async (site) => {
    const rows: string[][] = []
    for (const path of await listPages(site, paths)) {
      const reports: Report[] = []
      for (let tries = 0; reports.length < RUNS && tries < MOST_TRIES; tries++) {
        reports.push(...(await audit(site.url + path, browser.value.executablePath)))
      }
      if (reports.length === 0) throw new Error(`Lighthouse never managed to record ${path}.`)
      rows.push([path, ...cellsOf(reports)])
    }
    printTable(['page', 'perf', 'a11y', 'best', 'seo', 'LCP s', 'TBT ms', 'CLS'], rows)
  })
}

/** Empty when the browser recorded nothing. */
async function audit(url: string, chromePath: string): Promise<Report[]> {
  const flags = `--headless=new ${BROWSER_FLAGS.join(' ')}`
  const { code, output } = await runProgram(
    [process.execPath, benchTool('lighthouse'), url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromePath } },
  )
  if (code !== 0) return []
  return [JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report]
}

function cellsOf(reports: readonly Report[]): string[] {
  const scores = CATEGORIES.map((name) =>
    median(reports.map(({ categories }) => categories[name].score * 100)).toFixed(0),
  )
  const [paint = 0, blocking = 0, shift = 0] = METRICS.map((name) =>
    median(reports.map(({ audits }) => audits[name].numericValue)),
  )
  return [...scores, (paint / 1_000).toFixed(2), blocking.toFixed(0), shift.toFixed(3)]
}
