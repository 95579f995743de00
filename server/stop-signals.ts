import { isProcessAlive } from './is-process-alive.ts'

const LAUNCHER_CHECK_MS = 200

/**
 * Resolves once, with the reason, when this process is asked to end. A terminal sends its Ctrl-C to every process of
 * the command, and npm hands it on again: all after the first are the same wish.
 */
export function whenAskedToStop(): Promise<string> {
  return new Promise((resolve) => {
    // npm runs us through a shell that keeps most signals to itself, so we look whether npm is still there. The timer
    // also keeps a process alive that has nothing to do but wait.
    const launcher = Number(process.env.MUHURTA_LAUNCHER_PID)
    const watch = setInterval(() => {
      if (launcher && !isProcessAlive(launcher)) stop('the end of the npm command')
    }, LAUNCHER_CHECK_MS)

    const stop = (reason: string) => {
      clearInterval(watch)
      resolve(reason)
    }
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal))
  })
}
