import { ADMIN_CLIENTS } from '#app/content/admin-practice-records.ts'
import { CLIENTS } from '#app/content/desk-clients.ts'
import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { ListFrame } from '#app/features/admin/list-frame.tsx'
import { ClientRows } from '#app/features/desk/client-rows.tsx'
import { pageOfClients } from '#app/routes/desk/page-of-clients.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import type { Route } from './+types/clients'
import { requireAdmin } from './admin-visit.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  return pageOfClients(db, WHOLE_PRACTICE, url)
}

export default function Clients({
  loaderData: { clients, search, tag, filters, isFiltered, nextHref, firstHref },
}: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={ADMIN_CLIENTS.title} lead={ADMIN_CLIENTS.lead} />
      <ListFrame
        search={search}
        searchLabel={CLIENTS.search}
        params={tag === '' ? {} : { tag }}
        {...(filters && { filters })}
        empty={
          isFiltered
            ? { title: CLIENTS.noneFound, lead: CLIENTS.noneFoundLead }
            : { title: CLIENTS.none, lead: CLIENTS.noneLead }
        }
        isEmpty={clients.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <ClientRows clients={clients} area="/admin" />
      </ListFrame>
    </>
  )
}
