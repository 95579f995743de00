import { whenIdle } from './when-idle.ts'

/** Attributes that lead somewhere, and could lead to a script. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href']

const AT_A_TIME = 50

/**
 * Takes inline handlers and `javascript:` addresses out of the page as soon as anything puts them in. The policy of the
 * page already refuses to run them, so this is the second fence: docs/decisions/0085.
 */
export function removeInjectedScript() {
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') tidy(target as Element)
      else for (const node of addedNodes) if (node instanceof Element) cleanTree(node)
    }
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true })
  cleanWhenIdle(document.querySelectorAll('*'))
}

/** What came with the page is gone through while nothing else is to be done: in one piece it stops a slow phone. */
function cleanWhenIdle(elements: NodeListOf<Element>, from = 0) {
  whenIdle(() => {
    const until = Math.min(from + AT_A_TIME, elements.length)
    for (let at = from; at < until; at++) tidy(elements[at] as Element)
    if (until < elements.length) cleanWhenIdle(elements, until)
  })
}

function cleanTree(root: Element) {
  tidy(root)
  for (const element of root.querySelectorAll('*')) tidy(element)
}

function tidy(element: Element) {
  for (const name of element.getAttributeNames()) {
    if (name.startsWith('on') || isScriptAddress(element, name)) element.removeAttribute(name)
  }
}

/** Browsers overlook blanks and control characters before and inside the scheme, so we do too. */
function isScriptAddress(element: Element, name: string): boolean {
  if (!ADDRESSES.includes(name)) return false
  const address = element.getAttribute(name)?.replaceAll(/[\p{Cc}\s]/gu, '') ?? ''
  return /^javascript:/i.test(address)
}
