import { classNames } from '#app/ui/class-names.ts'
import { APP_FRAME } from '#content/frame/app-frame.ts'
import { to } from '#content/language.ts'
import type { AppNavProps } from './app-frame.ts'
import { areaAt, navPlaceAt } from './areas.ts'

type PlaceTabsProps = AppNavProps & {
  /** For a page that shows the tabs itself, on every page of the place: what waits behind a tab, by its path. */
  counts?: Readonly<Record<string, number>>
}

/** The pages of the current place, above each of them. Below one of these pages a phone has only its way back. */
export function PlaceTabs({ path, viewer, counts }: PlaceTabsProps) {
  const navigation = viewer.navigation[areaAt(path, viewer.roles)]
  const current = navigation && navPlaceAt(navigation, path)
  if (!current) return null
  const { place, item } = current
  const { tabs = [] } = place
  if (tabs.length < 2) return null
  const isBelow = counts === undefined && path !== item.href
  return (
    <nav
      className={classNames('wrap place-tabs no-print', isBelow && 'max-md:hidden')}
      aria-label={APP_FRAME.pagesOf(place.label)}
    >
      {tabs.map(({ href, label }) => (
        <a key={href} className="tab" href={to(href)} {...(href === item.href && { 'aria-current': 'page' as const })}>
          {label}
          {(counts?.[href] ?? 0) > 0 && (
            <>
              {' '}
              <span className="tab-count">{counts?.[href]}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  )
}
