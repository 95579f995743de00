import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '#app/ui/spinner.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'

type ButtonProps = ButtonLook & ComponentProps<'button'> & { busy?: boolean; busyLabel?: string }

/** While busy it stays focusable, shows `busyLabel` and ignores clicks. */
export function Button({ tone, size, wide, className, busy = false, busyLabel, children, ...button }: ButtonProps) {
  const look = buttonClass({ tone, size, wide, className })
  if (!busy) {
    return (
      <button type="button" {...button} className={look}>
        {children}
      </button>
    )
  }
  return (
    <button type="button" {...button} className={look} aria-busy="true" aria-disabled="true" onClick={refuse}>
      <Spinner />
      {busyLabel ?? children}
    </button>
  )
}

function refuse(event: MouseEvent) {
  event.preventDefault()
}
