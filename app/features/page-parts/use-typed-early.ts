import { type RefObject, useEffect } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Calls `onTyped` once, at hydration, if something was typed or chosen before it, of which no event comes any more. What a
 * browser restores after a reload counts as well.
 */
export function useTypedEarly<Part extends HTMLElement>(part: RefObject<Part | null>, onTyped: (part: Part) => void) {
  const isHydrated = useIsHydrated()

  // What was typed is only in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration.
  useEffect(() => {
    if (!isHydrated && part.current && listTyped(part.current).length > 0) onTyped(part.current)
  }, [])
}

/** The fields that differ from what the page came with: the part itself, or those inside. */
export function listTyped(part: HTMLElement): Control[] {
  return [part, ...part.querySelectorAll('input, select, textarea')].filter(isControl).filter(isTyped)
}

function isControl(element: Element): element is Control {
  return element.matches('input:not([type=hidden]), select, textarea')
}

function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options.find(({ disabled }) => !disabled)
    return first?.selected === false
  }
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked) return true
  return control.value !== control.defaultValue
}
