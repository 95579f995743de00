import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'

export type LinkTab = {
  readonly href: string
  readonly label: string
  readonly count?: number
  readonly isCurrent: boolean
}

type LinkTabsProps = {
  label: string
  tabs: readonly LinkTab[]
  /** In an application: the router changes what stands below, and the page stays where it is scrolled to. */
  inPlace?: boolean
  className?: string
}

/** Tabs that are pages: each has its own URL and needs no script. What they lead to stands in a `.tab-panel`. */
export function LinkTabs({ label, tabs, inPlace = false, className }: LinkTabsProps) {
  return (
    <nav className={classNames('tabs', className)} aria-label={label}>
      {tabs.map(({ href, label: tabLabel, count, isCurrent }) => (
        <Link
          key={href}
          to={href}
          className="tab"
          reloadDocument={!inPlace}
          discover={inPlace ? 'render' : 'none'}
          preventScrollReset={inPlace}
          {...(isCurrent && { 'aria-current': 'page' as const })}
        >
          {tabLabel}
          {count !== undefined && (
            <>
              {' '}
              <span className="tab-count">{count}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
