import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { findLauncher } from './launcher.mjs'
import { environment, nodeProgram } from './paths.mjs'

/**
 * Runs a program on Node 24. If this Node has `execve`, the program replaces this process; otherwise this process
 * stays, forwards signals and exits with the program's code.
 */
export function runNode(args, extraEnvironment = {}) {
  const node = nodeProgram()
  // The site stops when the command that started it is gone.
  const launcher = findLauncher()
  const env = environment({ ...extraEnvironment, ...(launcher && { MUHURTA_LAUNCHER_PID: String(launcher) }) })

  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], env)

  const child = spawn(node, args, { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}
