const PARENT_CHECK_MS = 500

/**
 * Resolves once, with the reason, when this process is asked to end. A terminal sends its Ctrl-C to every process of
 * the command, and npm hands it on again: all after the first are the same wish.
 */
export function whenAskedToStop(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))

    // Set by the npm commands: when npm itself was killed, nobody could stop us any more.
    if (process.env.MUHURTA_ENDS_WITH_PARENT !== '1') return
    const parent = process.ppid
    setInterval(() => {
      if (process.ppid !== parent) resolve('the end of the command that started it')
    }, PARENT_CHECK_MS).unref()
  })
}
