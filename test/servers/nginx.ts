import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export type Nginx = {
  readonly url: string
  /** The master and its worker. */
  readonly pids: readonly number[]
  stop(): Promise<void>
}

/** The path of nginx on this machine, if it is installed. */
export function findNginx(): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path))
}

/** nginx with one worker and a server block written by the caller, who is given a folder and a port to use. */
export async function startNginx(
  program: string,
  site: (place: { folder: string; port: number }) => Promise<string> | string,
  givenPort?: number,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-nginx-'))
  const port = givenPort ?? (await freePort())
  const configuration = join(folder, 'nginx.conf')
  // A worker of root would otherwise run as a user who may not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/t;`)
  await writeFile(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/pid; ${user}
     events { worker_connections 1024; }
     http { access_log off; default_type text/html; sendfile on; keepalive_requests 1000000; ${temporary.join(' ')}
       ${await site({ folder, port })} }`,
  )
  const child = spawn(program, ['-e', join(folder, 'error.log'), '-c', configuration], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null && !(await fetch(url).catch(() => undefined))) await delay(20)
  if (child.exitCode !== null) throw new Error(`nginx did not start: ${await readFile(join(folder, 'error.log'))}`)

  const master = child.pid ?? 0
  return {
    url,
    pids: [master, ...(await listWorkers(master))],
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Without the process that loads an existing cache, which ends after a minute. Empty outside Linux. */
async function listWorkers(master: number): Promise<number[]> {
  const children = await readFile(`/proc/${master}/task/${master}/children`, 'utf8').catch(() => '')
  const named = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map(async (pid) => ({ pid: Number(pid), title: await readFile(`/proc/${pid}/cmdline`, 'utf8') })),
  )
  return named.filter(({ title }) => title.includes('worker process')).map(({ pid }) => pid)
}

/** deploy/nginx.conf in front of a server on this machine, without TLS. */
export function startDeployedNginx(program: string, upstreamPort: number): Promise<Nginx> {
  return startNginx(program, (place) =>
    deployedSite(place, [['server 127.0.0.1:3000;', `server 127.0.0.1:${upstreamPort};`]]),
  )
}

/** The same in front of three servers, with deploy/three-servers/upstream.conf as a file that may change. */
export async function startNginxOfThree(
  program: string,
  { port, upstreamFile }: { readonly port: number; readonly upstreamFile: string },
): Promise<Nginx> {
  const deployed = await readFile(join(DEPLOY, 'nginx.conf'), 'utf8')
  const [upstream = ''] = /^upstream muhurta \{[^}]*\}/m.exec(deployed) ?? []
  return startNginx(program, (place) => deployedSite(place, [[upstream, `include ${upstreamFile};`]]), port)
}

/** deploy/three-servers/upstream.conf with the ports of these servers. */
export async function upstreamOf(ports: readonly number[]): Promise<string> {
  const deployed = await readFile(join(DEPLOY, 'three-servers', 'upstream.conf'), 'utf8')
  return ports.reduce((text, port, index) => text.replace(`127.0.0.1:${3001 + index};`, `127.0.0.1:${port};`), deployed)
}

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy')

async function deployedSite(
  { folder, port }: { folder: string; port: number },
  own: readonly [string, string][],
): Promise<string> {
  const deployed = await readFile(join(DEPLOY, 'nginx.conf'), 'utf8')
  const changes: readonly [string, string][] = [
    ...own,
    ['/var/cache/nginx/muhurta', `${folder}/cache`],
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    ['ssl_certificate /etc/ssl/muhurta/cert.pem;', ''],
    ['ssl_certificate_key /etc/ssl/muhurta/key.pem;', ''],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
  ]
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer contains "${from}".`)
    return text.replace(from, to)
  }, deployed)
}
