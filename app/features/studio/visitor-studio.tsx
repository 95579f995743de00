import { Link } from 'react-router'
import { STUDIO } from '#content/charts/studio.ts'
import { useTabStudio } from './tab-studio.tsx'
import type { TabStudioProps } from './tab-studio-props.ts'

/** The studio of a visitor. */
export function VisitorStudio(props: TabStudioProps) {
  const { birth, body } = useTabStudio(props)
  return (
    <div className="wrap grid gap-6 py-8">
      <header className="grid gap-2">
        <p className="no-print">
          <Link to="/horoscope" className="text-link inline-flex min-h-11 items-center">
            {STUDIO.back}
          </Link>
        </p>
        <h1 className="text-3xl [overflow-wrap:anywhere]">{birth ? STUDIO.chartOf(birth.fullName) : STUDIO.heading}</h1>
        <p className="lead max-w-[65ch] no-print">{STUDIO.lead}</p>
        <noscript>
          <p className="hint no-print">{STUDIO.withoutScript}</p>
        </noscript>
      </header>
      {body}
    </div>
  )
}
