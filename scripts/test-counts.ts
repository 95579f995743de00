export type TestCounts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** The exit code of a runner, and its report if it wrote one. */
export type RunnerEnd<Report> = { readonly code: number | null; readonly report: Report | undefined }

export type VitestReport = {
  readonly numPassedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

export type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

export const ONE_PASSED: TestCounts = { passed: 1, failed: 0, skipped: 0 }
export const ONE_FAILED: TestCounts = { passed: 0, failed: 1, skipped: 0 }

export function countVitest({ code, report }: RunnerEnd<VitestReport>): TestCounts {
  if (!report) return ONE_FAILED

  return withExitCode(code, {
    passed: report.numPassedTests,
    failed: report.testResults.reduce((sum, file) => sum + countFailures(file), 0),
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

export function countPlaywright({ code, report }: RunnerEnd<PlaywrightReport>): TestCounts {
  if (!report) return ONE_FAILED

  const { expected, unexpected, flaky, skipped } = report.stats
  return withExitCode(code, { passed: expected, failed: unexpected + flaky, skipped })
}

export function addCounts(all: readonly TestCounts[]): TestCounts {
  return all.reduce((sum, each) => ({
    passed: sum.passed + each.passed,
    failed: sum.failed + each.failed,
    skipped: sum.skipped + each.skipped,
  }))
}

export function summaryLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A file that could not be loaded counts as one failed test, because its tests are unknown. */
function countFailures({ status, assertionResults }: VitestReport['testResults'][number]): number {
  const failed = assertionResults.filter((test) => test.status === 'failed').length
  return failed === 0 && status === 'failed' ? 1 : failed
}

/** A runner that crashed or found no tests counts as failed. */
function withExitCode(code: number | null, counts: TestCounts): TestCounts {
  const isEmpty = counts.passed + counts.failed === 0
  const isSilentFailure = code !== 0 && counts.failed === 0
  return isEmpty || isSilentFailure ? { ...counts, failed: counts.failed + 1 } : counts
}
