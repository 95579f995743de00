import { type RefObject, useEffect } from 'react'

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/** Calls `act` once, at the first interaction with a part of the page, for instance to load what it will need. */
export function useFirstInteraction(part: RefObject<HTMLElement | null>, act: () => void): void {
  // Events are outside React. The focus may be there already before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first `act` is called.
  useEffect(() => {
    const element = part.current
    if (!element) return
    const stop = new AbortController()
    const actOnce = () => {
      stop.abort()
      act()
    }
    if (element.contains(document.activeElement)) actOnce()
    else for (const event of EVENTS) element.addEventListener(event, actOnce, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
}
