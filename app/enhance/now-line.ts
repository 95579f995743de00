import type { NowPiece } from '#app/features/almanac/now-pieces.ts'

const EVERY_MS = 15_000

/** Keeps the line for the present, the mark in the day bar and the running choghadiya true while the page is open. */
export function followTheDay() {
  const line = document.querySelector<HTMLElement>('[data-now]')
  if (!line) return
  const pieces = JSON.parse(line.dataset.now ?? '[]') as NowPiece[]
  const show = () => {
    const now = Date.now()
    const piece = pieces.find(([from, until]) => from <= now && now < until)
    line.hidden = piece === undefined
    if (piece) say(line, piece)
    moveMarks(now)
    markRunning(now)
  }
  show()
  setInterval(show, EVERY_MS)
  // A page that comes back from the background or from Back is old until the next turn.
  for (const sign of ['visibilitychange', 'pageshow']) addEventListener(sign, show)
}

function say(line: HTMLElement, [, , quality, text]: NowPiece) {
  const [label, rest] = line.children
  if (!(label instanceof HTMLElement) || !rest) return
  label.textContent = label.dataset.nowLabel ?? ''
  line.dataset.quality = quality
  if (rest.textContent !== text) rest.textContent = text
}

function moveMarks(now: number) {
  const [from = 0, until = 0] = spanOf(document.querySelector<HTMLElement>('.day-bar[data-span]'))
  const percent = ((now - from) / (until - from)) * 100
  const isInside = percent >= 0 && percent < 100
  for (const mark of document.querySelectorAll('.day-bar-now')) {
    mark.toggleAttribute('hidden', !isInside)
    if (isInside) for (const end of ['x1', 'x2']) mark.setAttribute(end, `${percent.toFixed(2)}%`)
  }
}

function markRunning(now: number) {
  for (const part of document.querySelectorAll<HTMLElement>('li[data-span]')) {
    const [from = 0, until = 0] = spanOf(part)
    if (from <= now && now < until) part.setAttribute('aria-current', 'time')
    else part.removeAttribute('aria-current')
  }
}

function spanOf(part: HTMLElement | null): number[] {
  return (part?.dataset.span ?? '').split(' ').map(Number)
}
