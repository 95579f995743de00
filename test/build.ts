import { existsSync } from 'node:fs'
import { join } from 'node:path'

const REPOSITORY = join(import.meta.dirname, '..')

/** The site as `npm run build` left it; BUILD_DIR points to another build beside it. */
export const BUILD_FOLDER = join(REPOSITORY, process.env.BUILD_DIR ?? 'build')

export function requireBuiltServer(): string {
  const path = join(BUILD_FOLDER, 'server', 'index.js')
  if (!existsSync(path)) throw new Error('These tests speak to the built site: run npm run build first.')
  return path
}
