const EVERY_MS = 10_000

/** Says on standard error that something takes a while, and that it is still going on. Answers how to say that it is done. */
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
