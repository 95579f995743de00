import { ADMIN_PLACES, CLIENT_PLACES, DESK_PLACES } from '#content/frame/places.ts'
import { type Staff, staffMay } from '#domain/rights.ts'
import { type Area, areasOf, type Place, type Places } from './areas.ts'
import { PLACE_DRAWINGS } from './place-drawings.ts'

type NamedPlaces = Omit<Places, 'main'> & {
  readonly main: readonly (Place & { readonly drawing: keyof typeof PLACE_DRAWINGS })[]
}

export const AREA_PLACES: Readonly<Record<Area, Places>> = {
  client: withDrawings(CLIENT_PLACES),
  desk: withDrawings(DESK_PLACES),
  admin: withDrawings(ADMIN_PLACES),
}

function withDrawings(places: NamedPlaces): Places {
  return { ...places, main: places.main.map((place) => ({ ...place, drawing: PLACE_DRAWINGS[place.drawing] })) }
}

/** Loaded with the user, so that the pages of visitors carry none of it. */
export function placesFor(staff: Staff): Readonly<Partial<Record<Area, Places>>> {
  return Object.fromEntries(areasOf(staff.roles).map((area) => [area, placesWithin(AREA_PLACES[area], staff)]))
}

function placesWithin({ main, more, ...places }: Places, staff: Staff): Places {
  const isOpen = ({ right }: Place) => right === undefined || staffMay(staff, right)
  return {
    ...places,
    main: main.filter(isOpen),
    more: more
      .map(({ title, links }) => ({ title, links: links.filter(isOpen) }))
      .filter(({ links }) => links.length > 0),
  }
}
