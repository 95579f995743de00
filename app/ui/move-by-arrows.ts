import type { KeyboardEvent } from 'react'

/** Left and right move the focus among the links or buttons of a row, and around its ends. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return

  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const index = stops.indexOf(document.activeElement as HTMLElement)
  stops.at((index + step) % stops.length)?.focus()
  event.preventDefault()
}
