import { runStaticChecks } from './static-checks.ts'
import { summaryLine } from './test-counts.ts'

// `npm run check` runs all checks; arguments such as "types" select some.
const counts = await runStaticChecks(process.cwd(), process.argv.slice(2))
console.log(summaryLine(counts))
process.exitCode = counts.failed === 0 ? 0 : 1
