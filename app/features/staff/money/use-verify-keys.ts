import { useEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

/**
 * J and K move between the claims, V and R decide the focused one, Escape closes its forms. `nothingLeft` is the heading
 * that replaces the list after the last claim.
 */
export function useVerifyKeys(claims: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null)
  const nothingLeft = useRef<HTMLHeadingElement>(null)
  const lastFocused = useRef<Element>(null)
  const lastCard = useRef(0)

  // Listens on the document, because the keys work anywhere on the page.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!list.current || event.ctrlKey || event.metaKey || event.altKey) return
      const cards = cardsIn(list.current)
      const index = focusedIn(cards)
      if (event.key === 'Escape') return closeForms(cards[index])
      if (isTyping(event.target)) return
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

  // A decided claim is removed together with the focus, which then moves to the next claim or to the empty list's
  // heading. The same applies when the undo button disappears.
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
  const details = card?.querySelector('[data-reject]')?.closest('details')
  if (!details) return
  details.open = true
  details.querySelector('textarea')?.focus()
}

/** What was typed is still there when the form is opened again. */
function closeForms(card: HTMLElement | undefined): void {
  const open = [...(card?.querySelectorAll<HTMLDetailsElement>('.desk-reject[open]') ?? [])]
  for (const form of open) form.open = false
  if (open.length > 0) card?.focus()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
