import type { ReactNode } from 'react'
import { CONSOLE } from '#app/content/admin.ts'

type ConsoleFrameProps = { path: string; children: ReactNode }

/** The console's own menu beside every page of it; on a phone it is folded away above. */
export function ConsoleFrame({ path, children }: ConsoleFrameProps) {
  return (
    <div className="wrap console">
      <details className="console-fold">
        <summary className="button button-secondary">{CONSOLE.menu}</summary>
        <ConsoleMenu path={path} />
      </details>
      <div className="console-side">
        <ConsoleMenu path={path} />
      </div>
      <div className="console-page">{children}</div>
    </div>
  )
}

function ConsoleMenu({ path }: { path: string }) {
  return (
    <nav aria-label={CONSOLE.menu} className="console-menu">
      {CONSOLE.groups.map(({ title, links }) => (
        <div key={title}>
          <p className="eyebrow">{title}</p>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} {...(isWithin(path, href) && { 'aria-current': 'page' as const })}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** What the menu calls the page at this path. */
export function consolePageAt(path: string): string {
  const pages = CONSOLE.groups.flatMap(({ links }) => [...links])
  return pages.find(({ href }) => isWithin(path, href))?.label ?? CONSOLE.title
}

function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/admin' && path.startsWith(`${href}/`))
}
