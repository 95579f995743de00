import { type RefObject, useEffect, useRef, useState } from 'react'

type TypedValue = {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly value: string
  /** For a chosen value: also writes it into the field. */
  set(value: string): void
  /** For the field's change event. */
  update(value: string): void
}

/**
 * The value of an uncontrolled field. On a slow phone people type before hydration, and a controlled field would lose
 * what they typed.
 */
export function useTypedValue(initial: string, onChange?: (value: string) => void): TypedValue {
  const ref = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(initial)

  function update(next: string) {
    setValue(next)
    onChange?.(next)
  }

  // Picks up what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration.
  useEffect(() => {
    const typed = ref.current?.value ?? initial
    if (typed !== initial) update(typed)
  }, [])

  return {
    ref,
    value,
    update,
    set(next) {
      if (ref.current) ref.current.value = next
      update(next)
    },
  }
}
