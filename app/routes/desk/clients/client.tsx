import { ClientCard } from '#app/features/desk/clients/client-card.tsx'
import { clientLabel } from '#app/features/desk/clients/client-label.ts'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { chosenAction, readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireDesk } from '#app/routes/desk/desk-visit.ts'
import { CLIENT_CARD } from '#content/desk/client-card.ts'
import { CLIENTS } from '#content/desk/desk-clients.ts'
import type { Route } from './+types/client'
import { CLIENT_ACTIONS } from './client-actions.ts'
import { loadClient } from './load-client.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CLIENT_CARD.title)
}

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadClient(context, params.userId, url)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireDesk(context, 'desk')
  const form = await readForm(request)
  return chosenAction(CLIENT_ACTIONS, form)(context, params.userId, form)
}

const TO_CLIENTS = { to: '/astrologer-dashboard/clients', label: CLIENTS.back }

export default function Client({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage title={clientLabel(loaderData.client)} back={TO_CLIENTS}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <ClientCard {...loaderData} problem={actionData ?? NO_PROBLEM} />
    </DeskPage>
  )
}
