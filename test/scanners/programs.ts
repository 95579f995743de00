import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { runProgram } from '../../scripts/run-program.ts'

/** Where a scanner of Debian is, if it is installed. */
export function findScanner(name: 'wapiti' | 'sqlmap'): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

export type Scan = { readonly findings: readonly string[]; readonly seconds: number; readonly isWhole: boolean }

type Target = { readonly url: string; readonly sessionToken: string | undefined; readonly seconds: number }

/** Leads out of the session. Debian's wapiti 3.0.4 cannot leave anything out on Python 3.11. */
const LEFT_OUT = ['sign-out', 'account/export']

/** Kinds of attacks that wapiti makes by itself, each with a time of its own after the crawl. */
const ATTACKS = 10

type WapitiReport = {
  readonly vulnerabilities: Readonly<Record<string, readonly WapitiFinding[]>>
  readonly anomalies: Readonly<Record<string, readonly WapitiFinding[]>>
}
type WapitiFinding = { readonly method: string; readonly path: string; readonly info: string }

/** Crawls the site as one user and attacks what it finds: injections, paths, redirects, commands, requests of the server. */
export async function scanWithWapiti(program: string, { url, sessionToken, seconds }: Target): Promise<Scan> {
  return inFolder(async (folder) => {
    const report = join(folder, 'report.json')
    const ran = await runProgram(
      [
        program,
        ...['-u', `${url}/`, '--scope', 'domain', '-f', 'json', '-o', report, '--store-session', folder],
        ...['--store-config', join(folder, 'config'), '--no-bugreport', '--flush-session', '-v', '0', '-t', '20'],
        ...['--max-scan-time', String(Math.ceil(seconds / 3)), '-d', '3'],
        ...['--max-attack-time', String(Math.ceil((seconds * 2) / 3 / ATTACKS))],
        ...headersOf({ url, sessionToken }).flatMap((header) => ['-H', header]),
      ],
      { cwd: folder, limitMs: (seconds * 3 + 120) * 1_000 },
    )
    if (!existsSync(report)) throw new Error(`wapiti wrote no report:\n${ran.output.slice(-4_000)}`)
    const { vulnerabilities, anomalies } = JSON.parse(await readFile(report, 'utf8')) as WapitiReport
    const findings = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, found]) =>
      found.map(({ method, path, info }) => `${kind}: ${info} (${method} ${path})`),
    )
    return { findings, seconds: ran.seconds, isWhole: ran.code !== null && ran.seconds < seconds }
  })
}

/** Tries injections of SQL in every parameter of every link and form that it finds as one user. */
export async function scanWithSqlmap(program: string, { url, sessionToken, seconds }: Target): Promise<Scan> {
  return inFolder(async (folder) => {
    const results = join(folder, 'results.csv')
    const ran = await runProgram(
      [
        program,
        ...['-u', `${url}/`, '--crawl=2', '--forms', '--batch', '--smart', '--level=2', '--risk=1'],
        ...['--crawl-exclude', LEFT_OUT.join('|'), '--results-file', results, '--output-dir', folder],
        ...['--disable-coloring', '--timeout=10', '--retries=1', '--dbms=PostgreSQL'],
        ...['--headers', headersOf({ url, sessionToken }).join('\n')],
      ],
      { cwd: folder, env: { ...process.env, HOME: folder }, limitMs: seconds * 1_000 },
    )
    if (!/starting crawler|searching for (links|forms)/i.test(ran.output)) {
      throw new Error(`sqlmap did not crawl:\n${ran.output.slice(-4_000)}`)
    }
    const injectable = [...ran.output.matchAll(/^.*(?:is vulnerable|appears to be '.*' injectable).*$/gm)].map(
      ([line]) => line,
    )
    const listed = existsSync(results) ? (await readFile(results, 'utf8')).split('\n').slice(1).filter(Boolean) : []
    return { findings: [...injectable, ...listed], seconds: ran.seconds, isWhole: ran.code === 0 }
  })
}

/** A form counts only if it comes from a page of the site. */
function headersOf({ url, sessionToken }: Pick<Target, 'url' | 'sessionToken'>): string[] {
  const cookie = sessionToken === undefined ? [] : [`Cookie: session=${sessionToken}`]
  return [`Origin: ${url}`, ...cookie]
}

async function inFolder(run: (folder: string) => Promise<Scan>): Promise<Scan> {
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-scan-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
