import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { classNames } from './class-names.ts'

type CardProps = {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Flat is for panels; raised stands out; link makes the whole card clickable when its heading has a link. */
  kind?: 'plain' | 'flat' | 'raised' | 'link'
  /** A label on the upper edge, such as Most Popular. */
  flag?: string
  className?: string
  id?: string
  children: ReactNode
}

export function Card({ as: Element = 'div', kind = 'plain', flag, className, id, children }: CardProps) {
  return (
    <Element className={classNames('card', kind !== 'plain' && `card-${kind}`, className)} {...(id && { id })}>
      {flag && (
        <Badge tone="action" className="card-flag">
          {flag}
        </Badge>
      )}
      {children}
    </Element>
  )
}
