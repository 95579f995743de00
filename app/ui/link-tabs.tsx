export type LinkTab = { href: string; label: string; count?: number; isCurrent: boolean }

/** Tabs that are pages: each has its own URL and needs no script. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ href, label: tabLabel, count, isCurrent }) => (
        <a key={href} className="tab" href={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
          {tabLabel}
          {count !== undefined && <span className="tab-count">{count}</span>}
        </a>
      ))}
    </nav>
  )
}
