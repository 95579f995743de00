import { runStaticChecks } from './static-checks.ts'
import { summaryLine } from './test-counts.ts'

const counts = await runStaticChecks(process.cwd())
console.log(summaryLine(counts))
process.exitCode = counts.failed === 0 ? 0 : 1
