import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { findLauncher } from './launcher.mjs'
import { environment, nodeProgram } from './paths.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** A program that ran this long has recovered, and its next crash starts with the shortest wait again. */
const RECOVERED_MS = 60_000

/**
 * Runs the site on Node 24 and starts it again when it crashes, as systemd and containers do. It is not started again
 * after a clean end, or when its first start is refused: another attempt would be refused for the same reason.
 *
 * The program says `ready` on its channel to us, and stops when that channel closes: it never outlives this process.
 */
export function superviseNode(args, extraEnvironment = {}) {
  const node = nodeProgram()
  const launcher = findLauncher()
  const env = environment({ ...extraEnvironment, ...(launcher && { MUHURTA_LAUNCHER_PID: String(launcher) }) })
  let child
  let waiting
  let waitMs = FIRST_WAIT_MS
  let isStopping = false
  let wasReady = false

  const start = () => {
    if (launcher && !isAlive(launcher)) process.exit(0)
    const startedAt = Date.now()
    waiting = undefined
    child = spawn(node, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    child.on('message', (message) => {
      if (message === 'ready') wasReady = true
    })
    child.on('error', (error) => {
      console.error(`${node} could not be started: ${error.message}`)
      process.exit(1)
    })
    child.on('exit', (code, signal) => {
      const isRefused = code === 1 && !wasReady
      if (code === 0 || isRefused || isStopping) process.exit(code ?? 128 + (constants.signals[signal] ?? 0))
      if (Date.now() - startedAt >= RECOVERED_MS) waitMs = FIRST_WAIT_MS
      log(`the program ended with ${signal ?? `code ${code}`} and is started again in ${waitMs / 1_000} s`)
      waiting = setTimeout(start, waitMs)
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    })
  }

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      isStopping = true
      if (waiting) process.exit(0)
      child.kill(signal)
    })
  }
  start()
}

/** A line in the program's own format. The console drops what a closed pipe cannot take. */
function log(msg) {
  console.log(JSON.stringify({ level: 50, time: new Date().toISOString(), msg }))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
