import { ClientList } from '#app/features/staff/clients/client-list.tsx'
import { DeskPage } from '#app/features/staff/desk-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireDesk } from '#app/routes/staff/desk-visit.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import type { Route } from './+types/clients'
import { pageOfClients } from './page-of-clients.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CLIENTS.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, scope } = requireDesk(context, 'staff')
  return pageOfClients(db, scope, url)
}

export default function Clients({ loaderData }: Route.ComponentProps) {
  return (
    <DeskPage title={CLIENTS.title} lead={CLIENTS.lead}>
      <ClientList {...loaderData} />
    </DeskPage>
  )
}
