import { CLIENTS } from '#app/content/desk-clients.ts'
import { ListFrame } from '#app/features/admin/list-frame.tsx'
import { ClientRows } from '#app/features/desk/client-rows.tsx'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import type { Route } from './+types/clients'
import { requireDesk } from './desk-visit.ts'
import { pageOfClients } from './page-of-clients.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CLIENTS.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, scope } = requireDesk(context, 'desk')
  return pageOfClients(db, scope, url)
}

export default function Clients({
  loaderData: { clients, search, tag, filters, isFiltered, nextHref, firstHref },
}: Route.ComponentProps) {
  return (
    <DeskPage title={CLIENTS.title} lead={CLIENTS.lead}>
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
        <ClientRows clients={clients} />
      </ListFrame>
    </DeskPage>
  )
}
