import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { ClientList } from '#app/features/desk/clients/client-list.tsx'
import { pageOfClients } from '#app/routes/desk/clients/page-of-clients.ts'
import { ADMIN_CLIENTS } from '#content/admin/admin-practice-records.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import type { Route } from './+types/clients'
import { requireAdmin } from './admin-visit.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  return pageOfClients(db, WHOLE_PRACTICE, url)
}

export default function Clients({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={ADMIN_CLIENTS.title} lead={ADMIN_CLIENTS.lead} />
      <ClientList {...loaderData} area="/admin" />
    </>
  )
}
