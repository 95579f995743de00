import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { ClientCard } from '#app/features/staff/clients/client-card.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { ReadOnlyClient } from '#app/features/staff/clients/read-only-client.tsx'
import { DeskPage } from '#app/features/staff/desk-page.tsx'
import { chosenAction, readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireDesk } from '#app/routes/staff/desk-visit.ts'
import { CLIENT_CARD } from '#content/staff/clients/client-card.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { may } from '#domain/rights.ts'
import type { Route } from './+types/client'
import { CLIENT_ACTIONS } from './client-actions.ts'
import { loadClient } from './load-client.ts'
import { loadReadOnlyClient } from './load-read-only-client.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CLIENT_CARD.title)
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const visit = requireDesk(context, 'staff')
  if (!may(visit.staff.roles, 'desk')) return loadReadOnlyClient(visit, params.userId)
  return { isReadOnly: false, ...(await loadClient(context, params.userId, url)) } as const
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireDesk(context, 'desk')
  const form = await readForm(request)
  return chosenAction(CLIENT_ACTIONS, form)(context, params.userId, form)
}

const TO_CLIENTS = { to: '/staff/clients', label: CLIENTS.back }

export default function Client({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage title={clientLabel(loaderData.client)} back={TO_CLIENTS}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {loaderData.isReadOnly ? (
        <ReadOnlyClient {...loaderData} />
      ) : (
        <ClientCard {...loaderData} problem={actionData ?? NO_PROBLEM} />
      )}
    </DeskPage>
  )
}
