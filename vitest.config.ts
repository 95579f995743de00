import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'domain/**/*.test.ts',
            'packages/jyotish/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'mail/**/*.test.ts',
          ],
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
          globalSetup: 'test/global-database.ts',
          hookTimeout: 30_000,
          testTimeout: 30_000,
        },
      },
    ],
  },
})
