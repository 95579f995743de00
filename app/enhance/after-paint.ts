/** Callbacks of a frame run before it is painted; a task that they leave behind runs afterwards. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
