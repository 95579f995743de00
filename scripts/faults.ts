import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LONG_RUNS, type LongRun } from './faults/long-runs.ts'
import { type FaultResult, faultTable } from './faults/table.ts'
import { readReport } from './read-report.ts'
import { runProgram } from './run-program.ts'
import { countVitest, summaryLine, type VitestReport } from './test-counts.ts'

// Long runs of the randomized tests: `npm run faults`, or `npm run faults -- fuzz races`.

const REPORTS = join(process.cwd(), 'test-results')
const LONGEST_RUN_MS = 6 * 3_600_000

const names = process.argv.slice(2)
const unknown = names.filter((name) => !LONG_RUNS.some((run) => run.name === name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${LONG_RUNS.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

await mkdir(REPORTS, { recursive: true })
const results: FaultResult[] = []
for (const run of LONG_RUNS.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`\n── ${run.name}: ${run.size}`)
  results.push(await runTests(run))
}
console.log(`\n${faultTable(results)}`)
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1

async function runTests({ name, size, project, files, env }: LongRun): Promise<FaultResult> {
  const path = join(REPORTS, `faults-${name}.json`)
  const { code, seconds } = await runProgram(
    [
      join(process.cwd(), 'node_modules', '.bin', 'vitest'),
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`, `--project=${project}`],
      `--testTimeout=${LONGEST_RUN_MS}`,
      ...files,
    ],
    { env: { ...process.env, ...env, NODE_ENV: undefined }, isShown: true, limitMs: LONGEST_RUN_MS },
  )
  const counts = countVitest({ code, report: await readReport<VitestReport>(path) })
  return { name, size, result: summaryLine(counts), minutes: seconds / 60, isPassed: counts.failed === 0 }
}
