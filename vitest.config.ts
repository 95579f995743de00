import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

// Tests of the built site, which `npm test` runs after the build.
const HTTP_TESTS = '{app,server,test}/**/*.http.test.ts'
const PROCESS_TESTS = ['test/faults/**/*.test.ts', 'test/races/**/*.test.ts']
const CHECKS_TESTS = ['test/{browser,checks,spec-coverage,test-cases}.test.ts', 'scripts/**/*.test.ts']

const WITH_DATABASE = {
  globalSetup: 'test/global-database.ts',
  setupFiles: 'test/give-database.ts',
}

export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    // Nothing here is about speed: a busy machine must not fail a test. What is waited for can say what did not come true.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 60_000,
    testTimeout: 90_000,
    // One more than there are cores, because many tests wait: for a process, a disk, a clock.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['domain/**/*.test.ts', 'packages/**/*.test.ts', 'app/**/*.test.{ts,tsx}', 'mail/**/*.test.ts'],
          exclude: [...configDefaults.exclude, HTTP_TESTS],
          // Pure functions leave nothing behind: one process for many files halves the work.
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
          exclude: [...configDefaults.exclude, HTTP_TESTS, ...PROCESS_TESTS, ...CHECKS_TESTS],
          ...WITH_DATABASE,
          // Files share a process and what it has loaded, never a database.
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
          // Files share a process and what it has loaded, never a database.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: PROCESS_TESTS,
          ...WITH_DATABASE,
          // Long enough for a busy machine; one that hangs is told soon. `npm run faults` gives them hours.
          testTimeout: 300_000,
        },
      },
    ],
  },
})
