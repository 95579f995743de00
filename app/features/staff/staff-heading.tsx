import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#app/ui/navigation/breadcrumbs.tsx'
import { tallScript } from '#app/ui/tall-script.ts'

type StaffHeadingProps = { title: string; lead?: ReactNode; crumbs?: readonly Crumb[]; actions?: ReactNode }

export function StaffHeading({ title, lead, crumbs, actions }: StaffHeadingProps) {
  return (
    <header className="admin-heading">
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className="admin-heading-row">
        <div className="grid gap-2">
          <h1 className={tallScript(title)}>{title}</h1>
          {lead && <p className="lead max-w-[44em]">{lead}</p>}
        </div>
        {actions}
      </div>
    </header>
  )
}
