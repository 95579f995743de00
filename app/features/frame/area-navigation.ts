import { CLIENT_NAVIGATION, STAFF_NAVIGATION } from '#content/frame/navigation.ts'
import { may, type Staff, staffMay } from '#domain/rights.ts'
import type { Area, NavItem, Navigation, NavPlace } from './areas.ts'

/**
 * Line drawings of the navigation on a grid of 24. They are loaded with the user's navigation: as icon components they would be
 * part of the script of every application, also for visitors.
 */
const ITEM_DRAWINGS = {
  book: 'M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4M12 12.5v5M9.5 15h5',
  charts: 'M4 4h16v16H4zM4 4l16 16M20 4 4 20M12 4l8 8-8 8-8-8z',
  inbox: 'M4 5h16v14H4zM4 13h4.5l1.5 2.5h4l1.5-2.5H20',
  learning: 'M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5v13',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c2 .8 3.2 2.6 3.5 5.1',
  practice: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  services: 'M4 4h8l8 8-8 8-8-8zM8 8h.01',
  site: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18z',
  today: 'M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  money: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 8h6M9 11h6M9 8h2.5a2.5 2.5 0 0 1 0 5H9l4 4',
  week: 'M4 4.5h16V20H4zM9.3 4.5V20M14.7 4.5V20M4 9h5.3M9.3 14h5.4M14.7 11H20',
} as const

type NavigationTexts = {
  readonly title: string
  readonly places: readonly (Omit<NavPlace, 'drawing'> & { readonly drawing: keyof typeof ITEM_DRAWINGS })[]
}

export const AREA_NAVIGATION: Readonly<Record<Area, Navigation>> = {
  client: withDrawings(CLIENT_NAVIGATION),
  staff: withDrawings(STAFF_NAVIGATION),
}

function withDrawings({ title, places }: NavigationTexts): Navigation {
  return { title, places: places.map((place) => ({ ...place, drawing: ITEM_DRAWINGS[place.drawing] })) }
}

/** The name of a place of the staff area. */
export function placeNameAt(href: string): string {
  return AREA_NAVIGATION.staff.places.find((place) => place.href === href)?.label ?? AREA_NAVIGATION.staff.title
}

/** Loaded with the user, so that the pages of visitors carry none of it. */
export function navigationFor(staff: Staff): Readonly<Partial<Record<Area, Navigation>>> {
  const { client } = AREA_NAVIGATION
  return may(staff.roles, 'staff') ? { client, staff: staffNavigation(staff) } : { client }
}

function staffNavigation(staff: Staff): Navigation {
  const isOpen = ({ rights }: NavItem) => rights === undefined || rights.some((right) => staffMay(staff, right))
  const { title, places } = AREA_NAVIGATION.staff
  return {
    title,
    places: places.filter(isOpen).map(({ tabs = [], links = [], ...place }) => {
      const open = { tabs: tabs.filter(isOpen), links: links.filter(isOpen) }
      // A place opens with the first of its pages that the user may see.
      return { ...place, ...open, href: open.tabs[0]?.href ?? place.href }
    }),
  }
}
