import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx, startNginx } from '#test/servers/nginx.ts'

export type Yardstick = {
  readonly name: string
  readonly url: string
  readonly pids: readonly number[]
  stop(): Promise<void>
}

const PAGE_BYTES = 30_000
const PAGE = `<!DOCTYPE html><title>Yardstick</title>${'<p>text</p>'.repeat(PAGE_BYTES / 11)}`

/** A static file of 30 KB on the same machine: our figures are ratios to it, since other load slows both alike. */
export async function startYardstick(): Promise<Yardstick> {
  const nginx = findNginx()
  return nginx ? startStaticNginx(nginx) : startBareNode()
}

async function startStaticNginx(program: string): Promise<Yardstick> {
  const running = await startNginx(program, async ({ folder, port }) => {
    await writeFile(join(folder, 'index.html'), PAGE)
    return `server { listen 127.0.0.1:${port}; root ${folder}; }`
  })
  return { ...running, name: 'nginx', url: `${running.url}/index.html` }
}

async function startBareNode(): Promise<Yardstick> {
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-yardstick-'))
  const page = join(folder, 'index.html')
  await writeFile(page, PAGE)
  const program = join(import.meta.dirname, 'static-server.ts')
  const child = spawn(process.execPath, [program, page], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    name: 'node:http',
    url: `http://127.0.0.1:${port.toString().trim()}/`,
    pids: [child.pid ?? 0],
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
