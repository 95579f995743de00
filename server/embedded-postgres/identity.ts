import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

/** As whom Postgres runs. It refuses to be root, so for root this is somebody with fewer rights. */
export type Identity = {
  readonly label: string
  /** What stands in front of the program on the command line. */
  readonly prefix: readonly string[]
  /** The account that must own the files; undefined when they simply belong to this process. */
  readonly account?: { readonly uid: number; readonly gid: number }
  /** Whether the account is dropped to by `spawn` itself, not by the prefix. */
  readonly dropsBySpawn?: boolean
}

export const OURSELVES: Identity = { label: 'this account', prefix: [] }

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

export type ProgramRun = { readonly code: number | null; readonly output: string }

/** Runs a program to its end and answers what it said; a program that cannot be started answers with the reason. */
export function runAs(
  identity: Identity,
  program: string,
  args: readonly string[],
  { input = '', cwd = '/' }: { input?: string; cwd?: string } = {},
): Promise<ProgramRun> {
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

    // The program may end before it has read everything; its exit code tells the story then.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}
