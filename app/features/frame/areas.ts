import { isWithin } from '#app/features/page-parts/page-language.ts'
import { may, type Right } from '#domain/rights.ts'
import type { Role } from '#domain/roles.ts'

/** The parts of the site behind sign-in. Each has its own navigation in the app frame. */
export type Area = 'client' | 'staff'

export type NavItem = {
  readonly href: string
  readonly label: string
  /** Pages of this item whose path does not begin with its own. */
  readonly pages?: readonly string[]
  /** Shown only to users who have one of these, if not everybody in the area may open it. */
  readonly rights?: readonly Right[]
}

export type NavPlace = NavItem & {
  /** The path of its icon. */
  readonly drawing: string
  /** Begins a group: the rail has a line above it. */
  readonly isApart?: boolean
  /** Above every page of the place. */
  readonly tabs?: readonly NavItem[]
  /** On its first page only. */
  readonly links?: readonly NavItem[]
}

export type Navigation = { readonly title: string; readonly places: readonly NavPlace[] }

/** Pages of the account are shown in the area that the user works in. */
const AT_WORK = ['/account']

/** The page that finds clients, bookings, invoices, services, places and settings. */
export const SEARCH_PATH = '/staff/search'

export const STAFF_HOME = '/staff'

/** The lists of the help pages. */
export const HELP_ROOTS: Readonly<Record<Area, string>> = { client: '/dashboard/help', staff: '/staff/help' }

const STAFF_ROOTS = [STAFF_HOME, '/astrologer-dashboard', '/admin']

/** Which area a page behind sign-in belongs to, for a user with these roles. */
export function areaAt(path: string, roles: readonly Role[]): Area {
  if (!may(roles, 'staff')) return 'client'
  return [...STAFF_ROOTS, ...AT_WORK].some((root) => isWithin(path, root)) ? 'staff' : 'client'
}

/** The place that a path belongs to, and the tab or link within it: those with the longest matching path. */
export function navPlaceAt({ places }: Navigation, path: string): { place: NavPlace; item: NavItem } | undefined {
  return (
    places
      .flatMap((place) => [place, ...(place.tabs ?? []), ...(place.links ?? [])].map((item) => ({ place, item })))
      .flatMap(({ place, item }) => [item.href, ...(item.pages ?? [])].map((root) => ({ place, item, root })))
      // Today is no parent of the other pages of staff.
      .filter(({ root }) => (root === STAFF_HOME ? path === root : isWithin(path, root)))
      .toSorted((one, other) => other.root.length - one.root.length)
      .map(({ place, item }) => ({ place, item: tabAt(place, path) ?? item }))[0]
  )
}

/** A place and its first tab share an address; the tab is what the page shows. */
function tabAt({ tabs = [] }: NavPlace, path: string): NavItem | undefined {
  return tabs.find(({ href }) => href === path)
}

/** The help of the place that a path belongs to, or the list of all. */
export function helpPath(navigation: Navigation | undefined, area: Area, path: string): string {
  const place = navigation && navPlaceAt(navigation, path)?.place
  return place ? `${HELP_ROOTS[area]}/${navPlaceName(place)}` : HELP_ROOTS[area]
}

/** What a place is called in addresses. Its own address can be the one of its first tab. */
export function navPlaceName({ href }: NavPlace): string {
  if (href === STAFF_HOME) return 'today'
  return (href.startsWith(`${STAFF_HOME}/`) ? href.slice(STAFF_HOME.length) : href).split('/')[1] ?? ''
}
