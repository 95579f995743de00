import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DESK } from '#app/content/desk.ts'

type DeskPageProps = { title: string; lead?: string; children: ReactNode }

/** A page behind the desk: its name, and the way back. */
export function DeskPage({ title, lead, children }: DeskPageProps) {
  return (
    <section className="wrap desk">
      <header className="grid gap-2">
        <p>
          <Link to="/astrologer-dashboard" className="text-link inline-flex min-h-11 items-center">
            {DESK.back}
          </Link>
        </p>
        <h1 className="text-3xl [overflow-wrap:anywhere]">{title}</h1>
        {lead && <p className="lead max-w-[65ch]">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
