/** For browsers without paint timing, and for background tabs, which are never painted. */
const LONGEST_WAIT_MS = 2_000

/** `requestAnimationFrame` is not enough: its callbacks, and tasks queued in them, may run before the first paint. */
export function afterPaint(work: () => void) {
  let isStarted = false
  const start = () => {
    if (!isStarted) work()
    isStarted = true
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, LONGEST_WAIT_MS)
}
