import type { Config } from '@react-router/dev/config'
import { FIRST_LANGUAGE, isLanguage, prefixOf } from '#domain/languages.ts'
import { buildLanguage } from './scripts/languages/texts-of.ts'

const given = buildLanguage()
/** The pseudo-language has the addresses of English. */
const language = isLanguage(given) ? given : FIRST_LANGUAGE

export default {
  ssr: true,
  // Not `??`: a build empties its folder first, and an empty name would be the folder of the sources.
  buildDirectory: process.env.BUILD_DIR || 'build',
  basename: prefixOf(language) || '/',
  serverBuildFile: language === FIRST_LANGUAGE ? 'index.js' : `${language}.js`,
  // Preparing all hundred routes at once blocked the main thread of a slow phone during hydration.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
