import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

const ICONS = { note: Info, success: CircleCheck, danger: CircleAlert }

type NoticeProps = { tone?: keyof typeof ICONS; children: ReactNode }

/** A box inside the page: a policy, a success, or a problem that is not about a field. */
export function Notice({ tone = 'note', children }: NoticeProps) {
  return (
    <div className={classNames('notice', tone !== 'note' && `notice-${tone}`)}>
      <Icon of={ICONS[tone]} />
      <div>{children}</div>
    </div>
  )
}
