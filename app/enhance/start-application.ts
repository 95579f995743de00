import { LATE_MODULE } from '#app/ui/late-module.ts'
import { afterPaint } from './after-paint.ts'

/** On a page that is worked in, starts React once the page has been painted: docs/decisions/0097. */
export function startApplicationAfterPaint() {
  const waiting = document.querySelector<HTMLScriptElement>(`script[type="${LATE_MODULE}"]`)
  if (waiting) afterPaint(() => start(waiting))
}

function start(waiting: HTMLScriptElement) {
  const files = waiting.dataset.preloads?.split(' ') ?? []
  document.head.append(...files.map(preload))

  const script = document.createElement('script')
  script.type = 'module'
  // The permission that the server gave it; a script that something else put there has none.
  script.nonce = waiting.nonce
  script.textContent = waiting.textContent
  waiting.replaceWith(script)
}

/** All at once, or the browser would learn of each file from the one before. */
function preload(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  return link
}
