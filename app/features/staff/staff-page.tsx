import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { Breadcrumbs, type Crumb } from '#app/ui/navigation/breadcrumbs.tsx'
import { tallScript } from '#app/ui/tall-script.ts'

type StaffPageProps = {
  title: string
  /** A quiet line under the title; nothing if it is empty. */
  line?: string
  lead?: string
  back?: { to: string; label: string }
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the desk with a title, and a link back where the menu does not lead to it. */
export function StaffPage({ title, line, lead, back, actions, children }: StaffPageProps) {
  return (
    <section className="wrap desk">
      <header className="grid gap-2">
        {back && (
          <p className="no-print">
            <Link to={back.to} className="text-link inline-flex min-h-11 items-center">
              {back.label}
            </Link>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className={classNames('text-3xl [overflow-wrap:anywhere]', tallScript(title))}>{title}</h1>
          {actions}
        </div>
        {line && <p className="hint">{line}</p>}
        {lead && <p className="lead max-w-[65ch]">{lead}</p>}
      </header>
      {children}
    </section>
  )
}

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
