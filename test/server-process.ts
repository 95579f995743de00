import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { requireBuiltServer } from './build.ts'
import { freePort } from './free-port.ts'

type ServerOptions = {
  readonly dataDir: string
  /** Without it the server starts the embedded database of its data folder. */
  readonly databaseUrl?: string
  readonly port?: number
  readonly command?: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
  /** A command that ends by becoming the server, whose own command follows: for a small disk, or a full one. */
  readonly through?: readonly string[]
}

export type ServerProcess = {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** From the start of the process to its first answer. */
  readonly startMs: number
  /** Everything it said so far. */
  output(): string
  /** As the power going out: no goodbye. */
  kill(): Promise<void>
  /** As an operator stops it; answers the exit code, also of one that has ended already. */
  stop(): Promise<number | null>
}

// A second on a quiet machine; one with twenty things to do has taken more than a minute.
const START_PATIENCE_MS = 150_000

/** A real server from the build, in a process of its own with only the settings given here. */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const port = options.port ?? (await freePort())
  const started = performance.now()
  const ownCommand = [process.execPath, requireBuiltServer(), ...(options.command ?? ['serve'])]
  const [program = '', ...args] = [...(options.through ?? []), ...ownCommand]
  const child = spawn(program, args, {
    cwd: options.dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl,
      ...options.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

  const spoken: string[] = []
  child.stdout.on('data', (chunk: Buffer) => spoken.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => spoken.push(chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))

  const url = `http://localhost:${port}`
  await untilReady(child, url, spoken)
  return {
    url,
    port,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    output: () => spoken.join(''),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

async function untilReady(child: ChildProcess, url: string, spoken: readonly string[]): Promise<void> {
  const deadline = performance.now() + START_PATIENCE_MS
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await delay(15)
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not become ready. It said:\n${spoken.join('')}`)
}
