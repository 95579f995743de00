import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { classNames } from './class-names.ts'

type CardProps = {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Flat lies on a panel; raised is the one to notice; link answers as a whole when its heading holds a link. */
  kind?: 'plain' | 'flat' | 'raised' | 'link'
  /** A few words that ride on the upper edge, such as Most Popular. */
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
