import { type RefObject, useEffect } from 'react'

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/** Acts once, at the first sign that somebody turns to a part of the page: nobody else pays for what they will need. */
export function useFirstSign(part: RefObject<HTMLElement | null>, act: () => void): void {
  // Signs come from the person, also while the page was not yet alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first act is the only one.
  useEffect(() => {
    const element = part.current
    if (!element) return
    const stop = new AbortController()
    const actOnce = () => {
      stop.abort()
      act()
    }
    if (element.contains(document.activeElement)) actOnce()
    else for (const sign of SIGNS) element.addEventListener(sign, actOnce, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
}
