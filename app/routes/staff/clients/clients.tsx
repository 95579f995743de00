import { ClientList } from '#app/features/staff/clients/client-list.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { BOOK_FOR } from '#content/staff/clients/book-for-client.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { staffMay } from '#domain/rights.ts'
import type { Route } from './+types/clients'
import { pageOfClients } from './page-of-clients.ts'
import { peopleTabs } from './people-tabs.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CLIENTS.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, staff, scope } = requireStaff(context, 'staff')
  const page = await pageOfClients(db, scope, url)
  return {
    ...page,
    people: peopleTabs(staff, page.kind ?? 'clients'),
    mayBook: staffMay(staff, 'desk'),
    mayMerge: staffMay(staff, 'merge-clients'),
  }
}

export default function Clients({ loaderData }: Route.ComponentProps) {
  const { people, mayBook, mayMerge, ...list } = loaderData
  const isDuplicates = list.kind === 'duplicates'
  return (
    <StaffPage
      title={CLIENTS.title}
      {...(isDuplicates && { lead: CLIENTS.duplicatesLead })}
      {...(mayBook && { actions: <ButtonLink href="/staff/clients/book">{BOOK_FOR.title}</ButtonLink> })}
    >
      <LinkTabs label={CLIENTS.people} tabs={people} />
      <ClientList {...list} isComparable={mayMerge && isDuplicates} />
    </StaffPage>
  )
}
