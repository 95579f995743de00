import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { environment, NODE_MODULES, ROOT } from './paths.mjs'
import { showProgress } from './show-progress.mjs'

const LOCK_FILE = join(ROOT, 'package-lock.json')
const STAMP = join(NODE_MODULES, '.installed-for')

/** Installs the packages if the lock file changed since the last install; otherwise it needs no network. */
export async function installIfChanged() {
  if (isInstalled()) return
  await oneAtATime('install', async () => {
    if (isInstalled()) return
    rmSync(STAMP, { force: true })
    const done = showProgress('Installing packages from npm (only needed once, takes a minute)')
    await npmInstall()
    writeFileSync(STAMP, lockHash())
    done('Packages installed')
  })
}

function isInstalled() {
  if (!existsSync(NODE_MODULES)) return false
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true
  return !existsSync(STAMP) && isInstalledByHand()
}

/** npm records what it installed: if that matches the lock file, `npm install` was run directly. */
function isInstalledByHand() {
  const note = join(NODE_MODULES, '.package-lock.json')
  if (!existsSync(note)) return false

  const wanted = Object.entries(JSON.parse(readFileSync(LOCK_FILE, 'utf8')).packages)
  const present = JSON.parse(readFileSync(note, 'utf8')).packages
  const isComplete = wanted.every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
  if (isComplete) writeFileSync(STAMP, lockHash())
  return isComplete
}

function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex')
}

/** npm's output goes to standard error, because programs read the standard output of some commands. */
function npmInstall() {
  // --no-save, because npm would otherwise add this platform's binaries to the lock file.
  const args = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { npm_execpath: npm } = process.env
  const isScript = npm?.endsWith('.js')
  const options = {
    cwd: ROOT,
    env: environment(),
    stdio: ['ignore', 2, 2],
    shell: !isScript && process.platform === 'win32',
  }
  const child = isScript ? spawn(process.execPath, [npm, ...args], options) : spawn('npm', args, options)

  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)))
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error('npm install failed, see above. It needs a connection to the npm registry the first time.'))
    })
  })
}
