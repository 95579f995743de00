import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'

type ConsoleHeadingProps = { title: string; lead?: ReactNode; crumbs?: readonly Crumb[]; actions?: ReactNode }

export function ConsoleHeading({ title, lead, crumbs, actions }: ConsoleHeadingProps) {
  return (
    <header className="console-heading">
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className="console-heading-row">
        <div className="grid gap-2">
          <h1>{title}</h1>
          {lead && <p className="lead max-w-[44em]">{lead}</p>}
        </div>
        {actions}
      </div>
    </header>
  )
}
