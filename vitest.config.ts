import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['domain/**/*.test.ts', 'packages/jyotish/**/*.test.ts', 'app/**/*.test.{ts,tsx}', 'mail/**/*.test.ts'],
        },
      },
    ],
  },
})
