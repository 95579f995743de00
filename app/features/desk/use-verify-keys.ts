import { useEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

/**
 * J and K walk along the claims, V and R answer the one that has the focus. `nothingLeft` is the heading that stands in
 * the place of the list when the last claim is answered.
 */
export function useVerifyKeys(claims: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null)
  const nothingLeft = useRef<HTMLHeadingElement>(null)
  const lastFocused = useRef<Element>(null)
  const lastCard = useRef(0)

  // Keys are pressed anywhere on the page, which is the world outside this list.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!list.current || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const cards = cardsIn(list.current)
      const index = focusedIn(cards)
      const step = STEPS[event.key]
      if (step !== undefined) cards[Math.min(cards.length - 1, Math.max(0, index + step))]?.focus()
      else if (event.key === 'v') cards[index]?.querySelector<HTMLElement>('[data-verify]')?.click()
      else if (event.key === 'r') openRejection(cards[index])
      else return
      event.preventDefault()
    }
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) lastFocused.current = target
      const index = list.current ? focusedIn(cardsIn(list.current)) : -1
      if (index >= 0) lastCard.current = index
    }
    window.addEventListener('keydown', listen)
    window.addEventListener('focusin', remember)
    return () => {
      window.removeEventListener('keydown', listen)
      window.removeEventListener('focusin', remember)
    }
  }, [])

  // A claim that was answered leaves the page and takes the browser's focus along: the next one gets it, or the words
  // that none is left. So it is with the button that takes a rejection back.
  useEffect(() => {
    if (lastFocused.current?.isConnected !== false || document.activeElement !== document.body) return
    const cards = list.current ? cardsIn(list.current) : []
    const next = cards[Math.min(lastCard.current, claims.length - 1)] ?? nothingLeft.current
    next?.focus()
  }, [claims])

  return { list, nothingLeft }
}

function cardsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-claim]')]
}

function focusedIn(cards: readonly HTMLElement[]): number {
  return cards.findIndex((card) => card.contains(document.activeElement))
}

function openRejection(card: HTMLElement | undefined): void {
  const details = card?.querySelector('details')
  if (!details) return
  details.open = true
  details.querySelector('textarea')?.focus()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
