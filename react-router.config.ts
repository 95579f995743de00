import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './scripts/precompress.ts'

export default {
  ssr: true,
  // A second build beside the first one, for whoever works while a site is running. A build clears its folder first: an
  // empty name would be the folder of the sources.
  buildDirectory: process.env.BUILD_DIR || 'build',
  // A page knows its own routes and asks for those that its links lead to: preparing all hundred of them stopped a slow
  // phone while the page came alive.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
