import MenuIcon from 'lucide-react/icons/menu'
import { Icon } from '#app/ui/icon.tsx'
import { APP_FRAME } from '#content/frame/app-frame.ts'
import type { AppNavProps } from './app-frame.ts'
import { areaAt, type Place, placeAt } from './areas.ts'

/**
 * The places of an area: a rail on a laptop, a bar at the bottom on a phone with the rest behind More. It is one list
 * in plain links, so that it works without script.
 */
export function AppNav({ path, viewer }: AppNavProps) {
  const places = viewer.places[areaAt(path, viewer.roles)]
  if (!places) return null
  const { title, main, more } = places
  const current = placeAt(places, path)
  const isInMore = more.some(({ links }) => links.some(({ href }) => href === current?.href))
  return (
    <nav className="app-nav" aria-label={title}>
      <ul className="app-nav-main">
        {main.map(({ drawing, ...place }) => (
          <li key={place.href}>
            <a className="app-place" href={place.href} {...currentMark(place, current)}>
              <Drawing path={drawing} />
              {place.label}
            </a>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <details className="app-more" data-menu>
          <summary className="app-place" {...(isInMore && { 'data-current': '' })}>
            <Icon of={MenuIcon} size={22} />
            {APP_FRAME.more}
          </summary>
          <div className="app-more-panel">
            {more.map((group) => (
              <div key={group.title}>
                <p className="eyebrow">{group.title}</p>
                <ul>
                  {group.links.map((place) => (
                    <li key={place.href}>
                      <a className="app-more-link" href={place.href} {...currentMark(place, current)}>
                        {place.label}
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
    <svg className="app-place-drawing" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

function currentMark(place: Place, current: Place | undefined) {
  return place.href === current?.href ? { 'aria-current': 'page' as const } : {}
}
