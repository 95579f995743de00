import type { LucideIcon } from 'lucide-react'

type IconProps = {
  /** Import icons one by one, so that no page loads the whole set: `import Sun from 'lucide-react/icons/sun'`. */
  of: LucideIcon
  size?: number
  className?: string
}

/** Decorative beside text. An icon alone gets its name from its button. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" {...(className ? { className } : {})} />
}
