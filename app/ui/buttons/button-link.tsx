import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

type ButtonLinkProps = ButtonLook & ComponentProps<'a'> & { href: string }

/** A link that looks like a button. */
export function ButtonLink({ tone, size, wide, className, children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className={buttonClass({ tone, size, wide, className })}>
      {children}
    </a>
  )
}
