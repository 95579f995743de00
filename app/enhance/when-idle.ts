/** Leaves work for a moment in which the page has nothing else to do; some browsers know only a later one. */
export function whenIdle(work: () => void) {
  if (window.requestIdleCallback) window.requestIdleCallback(work)
  else setTimeout(work)
}
