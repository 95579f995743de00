import { may, type Right } from '#domain/rights.ts'
import type { Role } from '#domain/roles.ts'

/** The parts of the site behind sign-in. Each has its own navigation in the app frame. */
export type Area = 'client' | 'desk' | 'admin'

export type NavItem = {
  readonly href: string
  readonly label: string
  /** Pages of this item whose path does not begin with its own. */
  readonly pages?: readonly string[]
  /** Shown only to users who may do this, if not everybody in the area may. */
  readonly right?: Right
}

export type Navigation = {
  readonly title: string
  /** At most five fit a phone, counting More. */
  readonly main: readonly (NavItem & { /** The path of its icon. */ readonly drawing: string })[]
  readonly more: readonly { readonly title: string; readonly links: readonly NavItem[] }[]
}

/** Shown in the area that the user works in: pages of the account, and the students of the practice. */
const AT_WORK = ['/account', '/dashboard/enrollments']

/** Which area a page behind sign-in belongs to, for a user with these roles. */
export function areaAt(path: string, roles: readonly Role[]): Area {
  const own = areasOf(roles)
  const area = AT_WORK.some((root) => isWithin(path, root)) ? own[0] : namedArea(path)
  // Access Denied is shown with the user's own navigation, not with links that are denied too.
  return own.includes(area) ? area : own[0]
}

function namedArea(path: string): Area {
  if (isWithin(path, '/astrologer-dashboard')) return 'desk'
  return isWithin(path, '/admin') ? 'admin' : 'client'
}

/** The areas that a user may enter, first the one they work in. */
export function areasOf(roles: readonly Role[]): readonly [Area, ...Area[]] {
  const work: Area[] = []
  if (may(roles, 'desk')) work.push('desk')
  if (may(roles, 'admin')) work.push('admin')
  const [first = 'client', ...others] = [...work, 'client' as const]
  return [first, ...others]
}

/** The item that a path belongs to: the one with the longest matching path. */
export function navItemAt({ main, more }: Navigation, path: string): NavItem | undefined {
  return [...main, ...more.flatMap(({ links }) => links)]
    .flatMap((item) => [item.href, ...(item.pages ?? [])].map((root) => ({ item, root })))
    .filter(({ root }) => isWithin(path, root))
    .toSorted((one, other) => other.root.length - one.root.length)[0]?.item
}

/** Whether a path is this page or one below it. */
export function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}
