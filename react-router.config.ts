import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './scripts/precompress.ts'

export default {
  ssr: true,
  // BUILD_DIR allows a second build while the site runs from the first. Not `??`: a build empties its folder first, and
  // an empty name would be the folder of the sources.
  buildDirectory: process.env.BUILD_DIR || 'build',
  // Preparing all hundred routes at once blocked the main thread of a slow phone during hydration.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
