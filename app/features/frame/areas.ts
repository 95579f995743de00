import type { Role } from '#domain/roles.ts'

/** The parts of the site behind sign-in. Each has its own places in the app frame. */
export type Area = 'client' | 'desk' | 'admin'

export type Place = { readonly href: string; readonly label: string }

export type Places = {
  readonly title: string
  /** At most five fit a phone, counting More. */
  readonly main: readonly (Place & { /** The path of its icon. */ readonly drawing: string })[]
  readonly more: readonly { readonly title: string; readonly links: readonly Place[] }[]
}

const PATHS: readonly { readonly path: string; readonly area: Area | 'own' }[] = [
  { path: '/dashboard', area: 'client' },
  { path: '/learning', area: 'client' },
  { path: '/book/payment', area: 'client' },
  { path: '/booking-success', area: 'client' },
  { path: '/astrologer-dashboard', area: 'desk' },
  { path: '/admin', area: 'admin' },
  // Pages of the account, in the frame that its owner works in.
  { path: '/account/agree', area: 'own' },
  { path: '/account/unsent', area: 'own' },
  { path: '/account/change-password', area: 'own' },
]

/** Which app frame a path has for a user with these roles; undefined for the public site. */
export function areaAt(path: string, roles: readonly Role[]): Area | undefined {
  const area = PATHS.find((known) => isWithin(path, known.path))?.area
  if (area === undefined) return undefined
  // Access Denied is shown with the user's own places, not with links that are denied too.
  return area !== 'own' && areasOf(roles).includes(area) ? area : areasOf(roles)[0]
}

/** The areas that a user may enter, first the one they work in. */
export function areasOf(roles: readonly Role[]): readonly [Area, ...Area[]] {
  const work: Area[] = []
  if (roles.includes('astrologer')) work.push('desk')
  if (roles.includes('admin')) work.push('admin')
  const [first = 'client', ...others] = [...work, 'client' as const]
  return [first, ...others]
}

/** The place that a path belongs to: the one with the longest matching path. */
export function placeAt({ main, more }: Places, path: string): Place | undefined {
  return [...main, ...more.flatMap(({ links }) => links)]
    .filter(({ href }) => isWithin(path, href))
    .toSorted((one, other) => other.href.length - one.href.length)[0]
}

function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}
