import { useEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** J and K walk along the claims, V and R answer the one that has the focus. */
export function useVerifyKeys() {
  const list = useRef<HTMLUListElement>(null)

  // Keys are pressed anywhere on the page, which is the world outside this list.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!list.current || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const cards = [...list.current.querySelectorAll<HTMLElement>('[data-claim]')]
      const index = cards.findIndex((card) => card.contains(document.activeElement))
      const step = STEPS[event.key]
      if (step !== undefined) cards[Math.min(cards.length - 1, Math.max(0, index + step))]?.focus()
      else if (event.key === 'v') cards[index]?.querySelector<HTMLElement>('[data-verify]')?.click()
      else if (event.key === 'r') openRejection(cards[index])
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return list
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
