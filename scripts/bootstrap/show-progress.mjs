const EVERY_MS = 10_000

/** Reports on standard error that a task is running, and every ten seconds that it still is. Returns a function to end it. */
export function showProgress(sentence) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1_000)

  console.error(`${sentence} …`)
  const timer = setInterval(() => console.error(`  … ${seconds()} s`), EVERY_MS)
  timer.unref()

  return (ending) => {
    clearInterval(timer)
    console.error(`${ending} (${seconds()} s).`)
  }
}
