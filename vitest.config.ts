import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

// Tests of the built site, which `npm test` runs after the build.
const HTTP_TESTS = '{app,server,test}/**/*.http.test.ts'
// Hours of other programs' work: `npm run faults -- scanners`.
const SCANNERS = 'test/scanners/**/*.test.ts'
const PROCESS_TESTS = ['test/faults/**/*.test.ts', 'test/proxy/**/*.test.ts', 'test/races/**/*.test.ts']
const CHECKS_TESTS = ['test/{browser,checks}/**/*.test.ts', 'scripts/**/*.test.ts']

const WITH_DATABASE = {
  globalSetup: 'test/setup/global-database.ts',
  setupFiles: ['test/setup/setup-database.ts'],
}

export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    setupFiles: ['test/setup/fixed-examples.ts'],
    // Generous, so that a busy machine does not fail a test. The poll ends before the test, so that it can report why.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 60_000,
    testTimeout: 90_000,
    // One more than there are cores, because many tests wait for a process, a disk or a clock.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'domain/**/*.test.ts',
            'packages/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'mail/**/*.test.ts',
            'content/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, HTTP_TESTS],
          // Pure functions have no state to leak, and sharing a process halves the work.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [
            'db/**/*.test.ts',
            'usecases/**/*.test.ts',
            'jobs/**/*.test.ts',
            'server/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, HTTP_TESTS, ...PROCESS_TESTS, ...CHECKS_TESTS, SCANNERS],
          ...WITH_DATABASE,
          // Files share a process and its loaded modules, never a database.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'checks', include: CHECKS_TESTS } },
      {
        extends: true,
        test: {
          name: 'http',
          include: [HTTP_TESTS],
          ...WITH_DATABASE,
          // Files share a process and its loaded modules, never a database.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: process.env.SCAN_MINUTES ? [SCANNERS] : PROCESS_TESTS,
          ...WITH_DATABASE,
          // Files share a process and its loaded modules, never a database or a server.
          isolate: false,
          // Long enough for a busy machine. `npm run faults` allows hours.
          testTimeout: 300_000,
        },
      },
    ],
  },
})
