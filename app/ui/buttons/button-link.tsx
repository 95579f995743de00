import type { ComponentProps } from 'react'
import { to } from '#content/language.ts'
import { type ButtonLook, buttonClass } from './button-class.ts'

type ButtonLinkProps = ButtonLook & ComponentProps<'a'> & { href: string }

/** A link that looks like a button. */
export function ButtonLink({ tone, size, wide, className, children, href, ...link }: ButtonLinkProps) {
  return (
    <a {...link} href={to(href)} className={buttonClass({ tone, size, wide, className })}>
      {children}
    </a>
  )
}
