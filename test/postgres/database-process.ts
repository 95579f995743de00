import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

const PROGRAM = fileURLToPath(new URL('../programs/open-database.ts', import.meta.url))

/** A process that opens the database of a data folder and that a test can kill. */
export class DatabaseProcess {
  readonly child: ChildProcess
  readonly #ended: Promise<unknown>
  #output = ''
  #errorOutput = ''

  constructor(dataDir: string, options: SpawnOptions = {}) {
    this.child = spawn(process.execPath, [PROGRAM], {
      ...options,
      env: { ...process.env, ...options.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child.stdout?.on('data', (chunk) => {
      this.#output += chunk
    })
    this.child.stderr?.on('data', (chunk) => {
      this.#errorOutput += chunk
    })
    this.#ended = once(this.child, 'close')
  }

  /** Waits until the database is open; throws the error output if the process exits instead. */
  async opened(): Promise<{ url: string; secret: string }> {
    while (!this.#output.includes('\n')) {
      const over = await Promise.race([this.#ended, new Promise((resolve) => setTimeout(resolve, 10, undefined))])
      if (over && !this.#output.includes('\n')) throw new Error(this.#errorOutput)
    }
    return JSON.parse(this.#output)
  }

  async end(signal: NodeJS.Signals): Promise<{ code: number | null; errorOutput: string }> {
    this.child.kill(signal)
    return this.ended()
  }

  async ended(): Promise<{ code: number | null; errorOutput: string }> {
    await this.#ended
    return { code: this.child.exitCode, errorOutput: this.#errorOutput }
  }
}

export async function queryValue(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ value: unknown }>(statement)
    return rows[0]?.value
  } finally {
    await client.end()
  }
}

export function serverPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
}
