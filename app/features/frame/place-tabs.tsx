import { classNames } from '#app/ui/class-names.ts'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { APP_FRAME } from '#content/frame/app-frame.ts'
import type { AppNavProps } from './app-frame.ts'
import { areaAt, placeAt } from './areas.ts'

/** The pages of the current place, above each of them. On a phone, a page below them begins with what it is about. */
export function PlaceTabs({ path, viewer }: AppNavProps) {
  const navigation = viewer.navigation[areaAt(path, viewer.roles)]
  const current = navigation && placeAt(navigation, path)
  if (!current) return null
  const { place, item } = current
  const tabs = (place.tabs ?? []).map(({ href, label }) => ({ href, label, isCurrent: href === item.href }))
  if (tabs.length < 2) return null
  const isBelow = path !== item.href
  return (
    <LinkTabs
      label={APP_FRAME.pagesOf(place.label)}
      tabs={tabs}
      className={classNames('wrap place-tabs no-print', isBelow && 'max-md:hidden')}
    />
  )
}
