import { whenIdle } from './when-idle.ts'

/** Attributes that hold a URL, which could be a `javascript:` one. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href']

const AT_A_TIME = 50

/**
 * Removes inline handlers and `javascript:` URLs as soon as anything adds them to the page. The content security policy
 * already blocks them; this is a second line of defence (decision 0085).
 */
export function removeInjectedScript() {
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') sanitize(target as Element)
      else for (const node of addedNodes) if (node instanceof Element) cleanTree(node)
    }
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true })
  cleanWhenIdle(document.querySelectorAll('*'))
}

/** Scans the initial page in idle time, in pieces: one long scan would block a slow phone. */
function cleanWhenIdle(elements: NodeListOf<Element>, from = 0) {
  whenIdle(() => {
    const until = Math.min(from + AT_A_TIME, elements.length)
    for (let at = from; at < until; at++) sanitize(elements[at] as Element)
    if (until < elements.length) cleanWhenIdle(elements, until)
  })
}

function cleanTree(root: Element) {
  sanitize(root)
  for (const element of root.querySelectorAll('*')) sanitize(element)
}

function sanitize(element: Element) {
  for (const name of element.getAttributeNames()) {
    if (name.startsWith('on') || isScriptAddress(element, name)) element.removeAttribute(name)
  }
}

/** Browsers ignore blanks and control characters before and inside the scheme, so they are removed first. */
function isScriptAddress(element: Element, name: string): boolean {
  if (!ADDRESSES.includes(name)) return false
  const address = element.getAttribute(name)?.replaceAll(/[\p{Cc}\s]/gu, '') ?? ''
  return /^javascript:/i.test(address)
}
