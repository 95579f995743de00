import { editorOf } from '#app/features/staff/content/content-editors.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import searchStyles from '#app/features/staff/search/search.css?url'
import {
  AllPages,
  FoundList,
  type SearchResult,
  type SearchResults,
  StaffSearchField,
} from '#app/features/staff/search/search-screen.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath, clientPath, contentPath } from '#app/features/staff/staff-paths.ts'
import { listAddress } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { STAFF_SEARCH } from '#content/staff/search/search.ts'
import { shortDate } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Database } from '#db/client.ts'
import { listContent } from '#db/content/admin-content.ts'
import { findBookingsByStart, findClientsByStart, findInvoicesByStart } from '#db/desk/staff-search.ts'
import type { ContentKind } from '#domain/content/content-kinds.ts'
import { staffMay } from '#domain/rights.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/search'
import { findPages, listPages } from './find-pages.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: searchStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, STAFF_SEARCH.title)
}

/** One letter begins too much. */
const FEWEST_LETTERS = 2
const MOST_OF_A_GROUP = 6

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'staff')
  const { search } = listAddress(url)
  if (search.length < FEWEST_LETTERS) return { typed: search, places: listPages(visit.staff) }
  return { typed: search, groups: await find(visit, search) }
}

async function find(visit: StaffVisit, typed: string): Promise<SearchResults[]> {
  const { db, staff, scope } = visit
  const search = { typed, limit: MOST_OF_A_GROUP }
  const isAdmin = staffMay(staff, 'admin')
  const [clients, bookings, invoices, services] = await Promise.all([
    findClientsByStart(db, scope, search),
    findBookingsByStart(db, scope, search),
    staffMay(staff, 'invoices') ? findInvoicesByStart(db, scope, search) : [],
    isAdmin ? findServices(db, search) : [],
  ])
  const groups: SearchResults[] = [
    {
      group: 'clients',
      results: clients.map(({ userId, fullName, email, phone }) => ({
        href: clientPath(userId),
        title: fullName ?? CARD.unknownClient,
        detail: joinWithDots([phone ?? undefined, email ?? undefined]),
      })),
    },
    {
      group: 'bookings',
      results: bookings.map(({ id, code, clientName, serviceName, bookingDate, createdAt }) => ({
        href: bookingPath(id),
        title: `${clientName ?? CARD.unknownClient} ${code}`,
        detail: joinWithDots([serviceName, shortDate(bookingDate ?? istDate(createdAt))]),
      })),
    },
    {
      group: 'invoices',
      results: invoices.map(({ id, invoiceNumber, clientName, total }) => ({
        href: `/invoices/${id}`,
        title: invoiceNumber,
        detail: joinWithDots([clientName, formatRupees(total)]),
      })),
    },
    { group: 'services', results: services },
    { group: 'ownPages', results: isAdmin ? await findOfKind(db, 'pages', typed, MOST_OF_A_GROUP) : [] },
    { group: 'pages', results: findPages(staff, typed) },
  ]
  return groups.filter(({ results }) => results.length > 0)
}

/** What has a price. */
const SOLD_KINDS = ['packages', 'courses', 'passes', 'vouchers', 'coupons'] as const satisfies readonly ContentKind[]

async function findServices(db: Database, { typed, limit }: { typed: string; limit: number }): Promise<SearchResult[]> {
  const found = await Promise.all(SOLD_KINDS.map((kind) => findOfKind(db, kind, typed, limit)))
  return found.flat().slice(0, limit)
}

async function findOfKind(db: Database, kind: ContentKind, search: string, limit: number) {
  const rows = await listContent(db, kind, { search, limit })
  return rows.map((row) => {
    const { title, detail, price } = editorOf(kind).describe(row)
    return { href: contentPath(kind, row.id), title, detail: [detail, price].filter(Boolean).join(', ') }
  })
}

export default function Search({ loaderData: { typed, groups, places } }: Route.ComponentProps) {
  return (
    <StaffPage title={STAFF_SEARCH.title}>
      <StaffSearchField typed={typed} />
      {groups ? <FoundList groups={groups} /> : <AllPages places={places} />}
    </StaffPage>
  )
}
