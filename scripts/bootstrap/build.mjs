import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { environment, nodeProgram, ROOT } from './paths.mjs'
import { showProgress } from './show-progress.mjs'

const STAMP = join(ROOT, 'build', '.built-from')
const FOLDERS = 'app content db domain jobs mail packages public server usecases'.split(' ')
const FILES = [
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build.ts',
  'scripts/languages/pseudo-texts.ts',
  'scripts/languages/texts-of.ts',
  'scripts/precompress.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const NOT_BUILT = /\.test\.tsx?$|[\\/](test|examples|scripts)[\\/]|\.md$/

/** LANGUAGES=en builds only English, for work that shows no other language. */
const LANGUAGES = process.env.LANGUAGES || 'all'

/** Builds the site if its sources changed since the last build. */
export async function buildIfChanged() {
  if (isBuilt()) return
  await oneAtATime('build', async () => {
    if (isBuilt()) return
    rmSync(STAMP, { force: true })
    const sources = sourcesHash()
    const done = showProgress('Building the site (only when its sources have changed)')
    await build()
    writeFileSync(STAMP, `${sources} ${LANGUAGES}`)
    done(LANGUAGES === 'all' ? 'Site built in all languages; LANGUAGES=en builds English alone' : 'Site built')
  })
}

function isBuilt() {
  if (!existsSync(STAMP)) return false
  const [sources, languages = ''] = readFileSync(STAMP, 'utf8').split(' ')
  const areEnough = languages === 'all' || LANGUAGES.split(',').every((one) => languages.split(',').includes(one))
  return areEnough && sources === sourcesHash()
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const path of [...FILES, ...FOLDERS.flatMap(listSources)]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function listSources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(ROOT, entry.parentPath ?? entry.path), entry.name))
    .filter((path) => !NOT_BUILT.test(path))
    .sort()
}

/** The build output is long, so it is shown only on failure. */
function build() {
  const child = spawn(nodeProgram(), ['scripts/build.ts'], {
    cwd: ROOT,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const report = []
  child.stdout.on('data', (chunk) => report.push(chunk))
  child.stderr.on('data', (chunk) => report.push(chunk))

  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${Buffer.concat(report)}\nThe site could not be built, see above.`))
    })
  })
}
