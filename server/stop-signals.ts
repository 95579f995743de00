import { isProcessAlive } from './is-process-alive.ts'

const LAUNCHER_CHECK_MS = 200

/**
 * Resolves once, with the reason, when this process is asked to stop. A terminal sends Ctrl-C to every process of the
 * command and npm forwards it again, so signals after the first are ignored.
 */
export function waitForStopSignal(): Promise<string> {
  return new Promise((resolve) => {
    // npm's shell does not forward most signals, so we check whether npm is still running. The timer also keeps a
    // process alive that has nothing else to do.
    const launcher = Number(process.env.MUHURTA_LAUNCHER_PID)
    const watch = setInterval(() => {
      if (launcher && !isProcessAlive(launcher)) stop('the end of the npm command')
    }, LAUNCHER_CHECK_MS)

    const stop = (reason: string) => {
      clearInterval(watch)
      resolve(reason)
    }
    // The process that restarts us after a crash was killed.
    process.once('disconnect', () => stop('the end of the npm command'))
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal))
  })
}

/** Tells the process that restarts us after a crash, if there is one, that from now on an end is a crash. */
export function reportReady(): void {
  process.send?.('ready')
}
