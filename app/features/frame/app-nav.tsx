import MenuIcon from 'lucide-react/icons/menu'
import { Icon } from '#app/ui/icon.tsx'
import { APP_FRAME } from '#content/frame/app-frame.ts'
import { to } from '#content/language.ts'
import type { AppNavProps } from './app-frame.ts'
import { areaAt, type Place, placeAt } from './areas.ts'

/** What fits the bar of a phone; where there are more places, the last one is More. */
const MOST_IN_BAR = 5

/**
 * The navigation of an area: a rail on a laptop, a bar at the bottom on a phone with the rest behind More. It is one list
 * in plain links, so that it works without script.
 */
export function AppNav({ path, viewer }: AppNavProps) {
  const navigation = viewer.navigation[areaAt(path, viewer.roles)]
  if (!navigation) return null
  const { title, places } = navigation
  const shown = places.length > MOST_IN_BAR ? MOST_IN_BAR - 1 : MOST_IN_BAR
  const more = places.slice(shown)
  const current = placeAt(navigation, path)?.place
  return (
    <nav className="app-nav" aria-label={title}>
      <ul className="app-nav-main">
        {places.slice(0, shown).map((place) => (
          <PlaceLink key={place.href} place={place} isCurrent={place.href === current?.href} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="app-more" data-menu>
          <summary
            className="app-nav-item"
            {...(more.some(({ href }) => href === current?.href) && { 'data-current': '' })}
          >
            <Icon of={MenuIcon} size={22} />
            {APP_FRAME.more}
          </summary>
          <ul className="app-more-panel">
            {more.map((place) => (
              <PlaceLink key={place.href} place={place} isCurrent={place.href === current?.href} />
            ))}
          </ul>
        </details>
      )}
    </nav>
  )
}

function PlaceLink({ place: { href, label, drawing }, isCurrent }: { place: Place; isCurrent: boolean }) {
  return (
    <li>
      <a className="app-nav-item" href={to(href)} {...(isCurrent && { 'aria-current': 'page' })}>
        <svg className="app-nav-item-drawing" viewBox="0 0 24 24" aria-hidden="true">
          <path d={drawing} />
        </svg>
        {label}
      </a>
    </li>
  )
}
