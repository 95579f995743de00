import { type RefObject, useEffect, useRef, useState } from 'react'

type TypedValue = {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly value: string
  /** For what is chosen rather than typed: writes into the field as well. */
  set(value: string): void
  /** For what the field itself tells. */
  hear(value: string): void
}

/**
 * A field that React follows without owning it: on a slow phone people type before the page is taken over, and a field
 * that React owns would forget what they typed.
 */
export function useTypedValue(initial: string, onChange?: (value: string) => void): TypedValue {
  const ref = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(initial)

  function hear(next: string) {
    setValue(next)
    onChange?.(next)
  }

  // What was typed before is in the field and nowhere else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over.
  useEffect(() => {
    const typed = ref.current?.value ?? initial
    if (typed !== initial) hear(typed)
  }, [])

  return {
    ref,
    value,
    hear,
    set(next) {
      if (ref.current) ref.current.value = next
      hear(next)
    },
  }
}
