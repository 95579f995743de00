import type { LinkTab } from '#app/ui/navigation/link-tabs.tsx'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import type { ClientKind } from '#db/desk/client-search.ts'
import { type Right, type Staff, staffMay } from '#domain/rights.ts'

/** Newsletter subscribers and people with an account need not be clients; their lists have pages of their own. */
type PeopleKind = ClientKind | 'clients' | 'subscribers' | 'accounts'

const LISTS: readonly { readonly kind: PeopleKind; readonly href: string; readonly right: Right }[] = [
  { kind: 'clients', href: '/staff/clients', right: 'staff' },
  { kind: 'students', href: '/staff/clients?kind=students', right: 'staff' },
  { kind: 'subscribers', href: '/staff/clients/subscribers', right: 'admin' },
  { kind: 'duplicates', href: '/staff/clients?kind=duplicates', right: 'merge-clients' },
  { kind: 'accounts', href: '/staff/clients/accounts', right: 'admin' },
]

/** The lists of people that a member of staff may see, as tabs above each of them. */
export function peopleTabs(staff: Staff, shown: PeopleKind): LinkTab[] {
  return LISTS.filter(({ right }) => staffMay(staff, right)).map(({ kind, href }) => {
    return { href, label: CLIENTS.kinds[kind], isCurrent: kind === shown }
  })
}
