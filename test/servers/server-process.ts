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
  /** Run instead of the built server, such as `npm start`. */
  readonly program?: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
  /** A command prefix that finally runs the server with `exec`, such as one that mounts a small disk. */
  readonly through?: readonly string[]
}

export type ServerProcess = {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** From the start of the process to its first response. */
  readonly startMs: number
  /** Everything it has printed so far. */
  output(): string
  /** Kills it without a shutdown, as a power failure would, and waits for every process that has its output. */
  kill(): Promise<void>
  /** Stops it as an operator would and returns the exit code, even if it has exited already. */
  stop(): Promise<number | null>
}

// A second on an idle machine; more than a minute was measured on a busy one.
const START_TIMEOUT_MS = 150_000

/** Starts a server from the build in its own process, with only the settings given here. */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const port = options.port ?? (await freePort())
  const started = performance.now()
  const ownCommand = options.program ?? [process.execPath, requireBuiltServer(), ...(options.command ?? ['serve'])]
  const [program = '', ...args] = [...(options.through ?? []), ...ownCommand]
  const child = spawn(program, args, {
    cwd: options.dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'production',
      // As `npm start` sets them.
      NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=16',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl,
      ...options.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

  const printed: string[] = []
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))

  const url = `http://localhost:${port}`
  await untilReady(child, url, printed)
  return {
    url,
    port,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    output: () => printed.join(''),
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

async function untilReady(child: ChildProcess, url: string, printed: readonly string[]): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return
    await delay(15)
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not become ready. Its output:\n${printed.join('')}`)
}
