import MenuIcon from 'lucide-react/icons/menu'
import { Icon } from '#app/ui/icon.tsx'
import { APP_FRAME } from '#content/frame/app-frame.ts'
import type { AppNavProps } from './app-frame.ts'
import { areaAt, type NavItem, navItemAt } from './areas.ts'

/**
 * The navigation of an area: a rail on a laptop, a bar at the bottom on a phone with the rest behind More. It is one list
 * in plain links, so that it works without script.
 */
export function AppNav({ path, viewer }: AppNavProps) {
  const navigation = viewer.navigation[areaAt(path, viewer.roles)]
  if (!navigation) return null
  const { title, main, more } = navigation
  const current = navItemAt(navigation, path)
  const isInMore = more.some(({ links }) => links.some(({ href }) => href === current?.href))
  return (
    <nav className="app-nav" aria-label={title}>
      <ul className="app-nav-main">
        {main.map(({ drawing, ...item }) => (
          <li key={item.href}>
            <a className="app-nav-item" href={item.href} {...currentMark(item, current)}>
              <Drawing path={drawing} />
              {item.label}
            </a>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <details className="app-more" data-menu>
          <summary className="app-nav-item" {...(isInMore && { 'data-current': '' })}>
            <Icon of={MenuIcon} size={22} />
            {APP_FRAME.more}
          </summary>
          <div className="app-more-panel">
            {more.map((group) => (
              <div key={group.title}>
                <p className="eyebrow">{group.title}</p>
                <ul>
                  {group.links.map((item) => (
                    <li key={item.href}>
                      <a className="app-more-link" href={item.href} {...currentMark(item, current)}>
                        {item.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </details>
      )}
    </nav>
  )
}

function Drawing({ path }: { path: string }) {
  return (
    <svg className="app-nav-item-drawing" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

function currentMark(item: NavItem, current: NavItem | undefined) {
  return item.href === current?.href ? { 'aria-current': 'page' as const } : {}
}
