import type { LucideIcon } from 'lucide-react'

type IconProps = {
  /** Import it alone, so that no page carries the whole set: `import Sun from 'lucide-react/icons/sun'`. */
  of: LucideIcon
  size?: number
  className?: string
}

/** Every icon of the site: one stroke, decorative beside words. An icon that stands alone gets its name from its button. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" {...(className ? { className } : {})} />
}
