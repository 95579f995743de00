import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '#test/browser/browser.ts'
import { readReport } from './read-report.ts'
import { runProgram } from './run-program.ts'
import { runStaticChecks } from './static-checks.ts'
import {
  addCounts,
  countPlaywright,
  countVitest,
  ONE_FAILED,
  ONE_PASSED,
  type PlaywrightReport,
  summaryLine,
  type TestCounts,
  type VitestReport,
} from './test-counts.ts'

const REPORTS = join(process.cwd(), 'test-results')
const TOOLS = join(process.cwd(), 'node_modules', '.bin')
const WITHOUT_BUILD = ['rules', 'database', 'checks']
const LONGEST_RUN_MS = 35 * 60_000

// Tests set NODE_ENV themselves; colours only on a terminal.
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: undefined, NO_COLOR: '1' }
const environment = { ...process.env, ...colours, NODE_ENV: undefined }

await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS, { recursive: true })

const counts: TestCounts[] = []
// In parallel, because neither uses all cores.
const [built] = await Promise.all([step('build', build), step('static checks', () => runStaticChecks(process.cwd()))])
if (built.failed === 0) {
  // In parallel, because tests of processes and of the browser often wait: for starts, disks, clocks and pages.
  await Promise.all([
    step('rules, engine, database, http', () => runVitest('vitest', [...WITHOUT_BUILD, 'http'])),
    step('processes', () => runVitest('processes', ['processes'], [`--maxWorkers=${availableParallelism()}`])).then(
      () => step('end-to-end', runEndToEndTests),
    ),
  ])
} else {
  await step('rules, engine, database', () => runVitest('vitest', WITHOUT_BUILD))
  console.log('The build failed, so the http, process and end-to-end tests count as failed.')
  counts.push(ONE_FAILED, ONE_FAILED)
}

const total = addCounts(counts)
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${summaryLine(total)}`)

async function step(name: string, run: () => Promise<TestCounts>): Promise<TestCounts> {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const count = await run()
  console.log(`── ${name}: ${summaryLine(count)} (${((performance.now() - started) / 1_000).toFixed(1)} s)`)
  counts.push(count)
  return count
}

async function runVitest(
  report: string,
  projects: readonly string[],
  options: readonly string[] = [],
): Promise<TestCounts> {
  const path = join(REPORTS, `${report}.json`)
  const { code } = await runShown(
    [
      ...[join(TOOLS, 'vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
      ...projects.map((name) => `--project=${name}`),
      ...options,
    ],
    environment,
  )
  return countVitest({ code, report: await readReport<VitestReport>(path) })
}

async function build(): Promise<TestCounts> {
  const { code } = await runShown([process.execPath, 'scripts/bootstrap.mjs', 'build'], environment)
  return code === 0 ? ONE_PASSED : ONE_FAILED
}

async function runEndToEndTests(): Promise<TestCounts> {
  const browser = await findBrowser(console.log)
  if (!browser.ok) {
    console.log(browser.refusal)
    return ONE_FAILED
  }

  const path = join(REPORTS, 'e2e.json')
  const { code } = await runShown([join(TOOLS, 'playwright'), 'test', '--reporter=list,json'], {
    ...environment,
    CHROMIUM_PATH: browser.value.executablePath,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  })
  return countPlaywright({ code, report: await readReport<PlaywrightReport>(path) })
}

function runShown(command: readonly string[], env: NodeJS.ProcessEnv) {
  return runProgram(command, { env, isShown: true, limitMs: LONGEST_RUN_MS })
}
