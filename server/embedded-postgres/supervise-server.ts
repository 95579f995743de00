import { existsSync } from 'node:fs'
import { rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type PostgresProcess, type ServerPlan, startServer } from './postgres-process.ts'
import { ensureSocketFolder, SOCKET_NAME } from './socket-folder.ts'
import { STOP_TIMEOUTS, stopServer } from './stop-server.ts'

export type RunningServer = { pid(): number; stop(): Promise<void> }

const SOCKET_CHECK_MS = 5_000
const RESTARTS_IN_A_ROW = 5

/** Restarts a server that died, or whose socket was cleaned from /tmp. */
export async function superviseServer(plan: ServerPlan, onProblem: (sentence: string) => void): Promise<RunningServer> {
  let isStopping = false
  let current = await start(plan)
  let restarting: Promise<void> = Promise.resolve()

  const keepAlive = (server: PostgresProcess) => {
    server.ended.then(() => {
      if (!isStopping) restarting = restart()
    })
  }

  const restart = async () => {
    for (let attempt = 1; attempt <= RESTARTS_IN_A_ROW && !isStopping; attempt++) {
      try {
        current = await start(plan)
        onProblem('The embedded database had ended and was started again.')
        return keepAlive(current)
      } catch (error) {
        onProblem(`The embedded database had ended and does not start again: ${String(error)}`)
        await delay(attempt * 1_000)
      }
    }
  }

  const socketCheck = setInterval(() => {
    if (isSocketGone(plan)) interrupt(current)
  }, SOCKET_CHECK_MS).unref()

  // After an uncaught exception nothing calls stop(), and the server must not stay behind.
  const onExit = () => interrupt(current)
  process.once('exit', onExit)
  keepAlive(current)

  return {
    pid: () => current.pid,
    async stop() {
      isStopping = true
      clearInterval(socketCheck)
      await restarting
      await stopServer(current.pid, STOP_TIMEOUTS)
      if (hasOwnSocketFolder(plan)) await rmdir(plan.endpoint.folder).catch(() => undefined)
      process.off('exit', onExit)
    },
  }
}

async function start(plan: ServerPlan): Promise<PostgresProcess> {
  if (hasOwnSocketFolder(plan)) await ensureSocketFolder(plan.endpoint.folder, plan.identity)
  return startServer(plan)
}

function hasOwnSocketFolder(plan: ServerPlan): plan is ServerPlan & { endpoint: { kind: 'socket'; folder: string } } {
  return plan.endpoint.kind === 'socket' && plan.endpoint.folder !== plan.folder
}

function interrupt({ pid }: PostgresProcess): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It has ended already.
  }
}

function isSocketGone({ endpoint }: ServerPlan): boolean {
  return endpoint.kind === 'socket' && !existsSync(join(endpoint.folder, SOCKET_NAME))
}
