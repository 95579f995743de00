import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A second build beside the first one, for whoever works while a site is running.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // Applications are few and small: one manifest for all of them costs less than asking for routes one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
