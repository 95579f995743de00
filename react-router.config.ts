import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './scripts/precompress.ts'

export default {
  ssr: true,
  // A second build beside the first one, for whoever works while a site is running.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // Applications are few and small: one manifest for all of them costs less than asking for routes one by one.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
