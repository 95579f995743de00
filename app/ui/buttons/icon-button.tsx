import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon
  /** The accessible name. */
  label: string
  tone?: NonNullable<ButtonLook['tone']>
}

export function IconButton({ icon, label, tone = 'quiet', className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={classNames(buttonClass({ tone }), 'button-icon', className)}
    >
      <Icon of={icon} />
    </button>
  )
}
