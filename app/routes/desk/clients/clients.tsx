import { ClientList } from '#app/features/desk/clients/client-list.tsx'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireDesk } from '#app/routes/desk/desk-visit.ts'
import { CLIENTS } from '#content/desk/desk-clients.ts'
import type { Route } from './+types/clients'
import { pageOfClients } from './page-of-clients.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CLIENTS.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, scope } = requireDesk(context, 'desk')
  return pageOfClients(db, scope, url)
}

export default function Clients({ loaderData }: Route.ComponentProps) {
  return (
    <DeskPage title={CLIENTS.title} lead={CLIENTS.lead}>
      <ClientList {...loaderData} />
    </DeskPage>
  )
}
