/** Some browsers keep to themselves when they paint, and a page in the background is not painted at all. */
const LONGEST_WAIT_MS = 2_000

/** A callback of a frame, and even a task that it leaves behind, may run before anything is to be seen. */
export function afterPaint(work: () => void) {
  let isStarted = false
  const start = () => {
    if (!isStarted) work()
    isStarted = true
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, LONGEST_WAIT_MS)
}
