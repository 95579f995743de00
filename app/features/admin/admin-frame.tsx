import type { ReactNode } from 'react'
import { ADMIN } from '#app/content/admin.ts'

type AdminFrameProps = { path: string; children: ReactNode }

/** The admin menu beside every admin page; on a phone it collapses above the page. */
export function AdminFrame({ path, children }: AdminFrameProps) {
  return (
    <div className="wrap console">
      <details className="admin-fold">
        <summary className="button button-secondary">{ADMIN.menu}</summary>
        <AdminMenu path={path} />
      </details>
      <div className="admin-side">
        <AdminMenu path={path} />
      </div>
      <div className="admin-page">{children}</div>
    </div>
  )
}

function AdminMenu({ path }: { path: string }) {
  return (
    <nav aria-label={ADMIN.menu} className="admin-menu">
      {ADMIN.groups.map(({ title, links }) => (
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

export function adminPageAt(path: string): string {
  const pages = ADMIN.groups.flatMap(({ links }) => [...links])
  return pages.find(({ href }) => isWithin(path, href))?.label ?? ADMIN.title
}

function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/admin' && path.startsWith(`${href}/`))
}
