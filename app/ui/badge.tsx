import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'gold' | 'action' | 'neutral' | 'success' | 'danger'

type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode }

export function Badge({ tone = 'gold', className, children }: BadgeProps) {
  return <span className={classNames('badge', tone !== 'gold' && `badge-${tone}`, className)}>{children}</span>
}
