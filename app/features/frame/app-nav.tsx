import MenuIcon from 'lucide-react/icons/menu'
import { languageAt } from '#app/features/page-parts/page-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { APP_FRAME } from '#content/frame/app-frame.ts'
import { to } from '#content/language.ts'
import type { AppNavProps } from './app-frame.ts'
import { areaAt, type NavPlace, navPlaceAt, SEARCH_PATH, STAFF_HOME } from './areas.ts'

/** What fits the bar of a phone; where there are more places, the last one is More. */
const MOST_IN_BAR = 5

/**
 * The navigation of an area: a rail on a laptop, a bar at the bottom on a phone with the rest behind More. It is one list
 * in plain links, so that it works without script.
 */
export function AppNav({ path, viewer }: AppNavProps) {
  const area = areaAt(path, viewer.roles)
  const navigation = viewer.navigation[area]
  if (!navigation) return null
  const { title, places } = navigation
  const shown = places.length > MOST_IN_BAR ? MOST_IN_BAR - 1 : MOST_IN_BAR
  const more = places.slice(shown)
  const current = navPlaceAt(navigation, path)?.place
  return (
    <div className="app-rail" {...(area === 'staff' && languageAt(STAFF_HOME))}>
      {area === 'staff' && path !== SEARCH_PATH && <RailSearch />}
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
    </div>
  )
}

/** On a laptop; the bar of a phone links to the page instead. */
function RailSearch() {
  return (
    <search className="app-search" aria-label={APP_FRAME.find}>
      <form action={to(SEARCH_PATH)}>
        <input
          className="input"
          type="search"
          name="q"
          aria-label={APP_FRAME.find}
          aria-keyshortcuts="/ Control+K Meta+K"
          placeholder={APP_FRAME.findShort}
          autoComplete="off"
          data-search={to(SEARCH_PATH)}
        />
      </form>
    </search>
  )
}

function PlaceLink({ place, isCurrent }: { place: NavPlace; isCurrent: boolean }) {
  const { href, label, drawing, isApart } = place
  return (
    <li className={isApart ? 'app-nav-apart' : undefined}>
      <a className="app-nav-item" href={to(href)} {...(isCurrent && { 'aria-current': 'page' })}>
        <svg className="app-nav-item-drawing" viewBox="0 0 24 24" aria-hidden="true">
          <path d={drawing} />
        </svg>
        {label}
      </a>
    </li>
  )
}
