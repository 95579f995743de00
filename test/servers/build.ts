import { existsSync } from 'node:fs'
import { join } from 'node:path'

const REPOSITORY = join(import.meta.dirname, '..', '..')

/** The output of `npm run build`; BUILD_DIR selects another build. */
export const BUILD_FOLDER = join(REPOSITORY, process.env.BUILD_DIR ?? 'build')

export function requireBuiltServer(): string {
  const path = join(BUILD_FOLDER, 'server', 'index.js')
  if (!existsSync(path)) throw new Error('These tests need the built site: run npm run build first.')
  return path
}
