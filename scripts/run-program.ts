import { spawn } from 'node:child_process'

export type ProgramRun = { readonly code: number | null; readonly output: string; readonly seconds: number }

type RunOptions = {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Prints the output while the program runs. */
  readonly isShown?: boolean
  /** Ends a program that takes longer, which then has no exit code. */
  readonly limitMs?: number
}

/** Runs a program to its end; one that cannot be started has the reason as output and no exit code. */
export function runProgram(command: readonly string[], options: RunOptions = {}): Promise<ProgramRun> {
  const [program = '', ...args] = command
  const started = performance.now()
  const printed: Buffer[] = []

  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? process.cwd(),
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: options.limitMs,
    })
    const end = (code: number | null, problem = '') =>
      resolve({
        code,
        output: Buffer.concat(printed).toString() + problem,
        seconds: (performance.now() - started) / 1_000,
      })

    child.stdout.on('data', (chunk: Buffer) => record(chunk, process.stdout))
    child.stderr.on('data', (chunk: Buffer) => record(chunk, process.stderr))
    child.on('error', (error) => end(null, error.message))
    child.on('close', (code) => end(code))
  })

  function record(chunk: Buffer, stream: NodeJS.WriteStream): void {
    printed.push(chunk)
    if (options.isShown) stream.write(chunk)
  }
}
