import { ClientList } from '#app/features/staff/clients/client-list.tsx'
import { IMPORT_PATH } from '#app/features/staff/imports/import-paths.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { BOOK_FOR } from '#content/staff/clients/book-for-client.ts'
import { IMPORT } from '#content/staff/clients/client-import.ts'
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
    mayImport: staffMay(staff, 'import-clients'),
    mayMerge: staffMay(staff, 'merge-clients'),
  }
}

export default function Clients({ loaderData }: Route.ComponentProps) {
  const { people, mayBook, mayImport, mayMerge, ...list } = loaderData
  const isDuplicates = list.kind === 'duplicates'
  return (
    <StaffPage
      title={CLIENTS.title}
      {...(isDuplicates && { lead: CLIENTS.duplicatesLead })}
      actions={
        <div className="flex flex-wrap gap-3">
          {mayImport && (
            <ButtonLink href={IMPORT_PATH} tone="secondary">
              {IMPORT.title}
            </ButtonLink>
          )}
          {mayBook && <ButtonLink href="/staff/clients/book">{BOOK_FOR.title}</ButtonLink>}
        </div>
      }
    >
      <LinkTabs label={CLIENTS.people} tabs={people} />
      <ClientList {...list} isComparable={mayMerge && isDuplicates} />
    </StaffPage>
  )
}
