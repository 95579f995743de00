import { classNames } from '#app/ui/class-names.ts'

export type ButtonLook = {
  /** One primary action per view; everything else is secondary or quiet. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  wide?: boolean | undefined
  className?: string | undefined
}

/** Button classes for other elements, such as a router link. */
export function buttonClass({ tone = 'primary', size = 'md', wide = false, className }: ButtonLook = {}): string {
  return classNames('button', `button-${tone}`, size !== 'md' && `button-${size}`, wide && 'button-wide', className)
}
