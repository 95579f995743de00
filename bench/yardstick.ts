import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'
import { findProgram } from './tools.ts'

export type Yardstick = {
  readonly name: string
  readonly url: string
  readonly pids: readonly number[]
  stop(): Promise<void>
}

const PAGE_BYTES = 30_000

/** A plain file of 30 KB served by the same machine: what our figures are compared with, and what load noise hits too. */
export async function startYardstick(): Promise<Yardstick> {
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-yardstick-'))
  const page = join(folder, 'index.html')
  await writeFile(page, `<!DOCTYPE html><title>Yardstick</title>${'<p>words</p>'.repeat(PAGE_BYTES / 12)}`)

  const nginx = findProgram('nginx')
  const running = nginx ? await startNginx(nginx, folder) : await startBareNode(page)
  return {
    ...running,
    async stop() {
      running.child.kill('SIGTERM')
      await once(running.child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Running = Omit<Yardstick, 'stop'> & { readonly child: ChildProcess }

async function startNginx(program: string, folder: string): Promise<Running> {
  const port = await freePort()
  const configuration = join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 1024; }
     http { access_log off; default_type text/html; sendfile on; keepalive_requests 1000000;
       server { listen 127.0.0.1:${port}; root ${folder}; } }\n`,
  )
  const child = spawn(program, ['-e', join(folder, 'error.log'), '-c', configuration], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}/index.html`
  while (!(await fetch(url).catch(() => undefined))?.ok) await delay(20)

  const parent = child.pid ?? 0
  const workers = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => '')
  return { name: 'nginx', url, pids: [parent, ...workers.split(' ').filter(Boolean).map(Number)], child }
}

async function startBareNode(page: string): Promise<Running> {
  const program = join(import.meta.dirname, 'static-server.ts')
  const child = spawn(process.execPath, [program, page], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { name: 'bare node:http', url: `http://127.0.0.1:${port.toString().trim()}/`, pids: [child.pid ?? 0], child }
}
