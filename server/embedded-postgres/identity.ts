import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

/** The account that Postgres runs as: for root, which it refuses, one with fewer rights. */
export type Identity = {
  readonly label: string
  /** Placed before the program on the command line. */
  readonly prefix: readonly string[]
  /** The account that must own the files; undefined for the account of this process. */
  readonly account?: { readonly uid: number; readonly gid: number }
  /** Whether `spawn` switches to the account, not the prefix. */
  readonly dropsBySpawn?: boolean
}

export const CURRENT_ACCOUNT: Identity = { label: 'this account', prefix: [] }

export function spawnAs(
  identity: Identity,
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const [file = program, ...rest] = [...identity.prefix, program, ...args]
  const account = identity.dropsBySpawn ? identity.account : undefined
  return spawn(file, rest, { ...options, ...account, windowsHide: true })
}

export type FinishedRun = { readonly code: number | null; readonly output: string }

/** Runs a program to its end and returns its output, or the reason why it could not be started. */
export function runAs(
  identity: Identity,
  program: string,
  args: readonly string[],
  { input = '', cwd = '/' }: { input?: string; cwd?: string } = {},
): Promise<FinishedRun> {
  return new Promise((resolve) => {
    const child = spawnAs(identity, program, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output: output.trim() }))

    // The program may end before it has read all input; then its exit code says why.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}
