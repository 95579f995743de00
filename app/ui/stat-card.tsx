import { to } from '#content/language.ts'
import { classNames } from './class-names.ts'

type StatCardProps = {
  label: string
  value: string
  /** The URL of the list that the number counts. */
  href?: string
  hint?: string
}

/** A number that links to what it counts. */
export function StatCard({ label, value, href, hint }: StatCardProps) {
  const Element = href ? 'a' : 'div'
  return (
    <Element className={classNames('card stat', href && 'card-link')} {...(href && { href: to(href) })}>
      <span className="stat-value">{value}</span>
      <span className="stat-label">{label}</span>
      {hint && <span className="hint">{hint}</span>}
    </Element>
  )
}
