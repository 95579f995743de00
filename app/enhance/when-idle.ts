/** Runs work when the page is idle; browsers without `requestIdleCallback` use a timeout. */
export function whenIdle(work: () => void) {
  if (window.requestIdleCallback) window.requestIdleCallback(work)
  else setTimeout(work)
}
