import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import type { PersonView } from '#app/features/staff/clients/account-card.tsx'
import clientStyles from '#app/features/staff/clients/client.css?url'
import { ClientCard } from '#app/features/staff/clients/client-card.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { ReadOnlyClient } from '#app/features/staff/clients/read-only-client.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { chosenAction, readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { CLIENT_CARD } from '#content/staff/clients/client-card.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { findDeskClient } from '#db/accounts/phone-clients.ts'
import { listClientBookings } from '#db/desk/desk-bookings.ts'
import { may } from '#domain/rights.ts'
import type { Route } from './+types/client'
import { CLIENT_ACTIONS } from './client-actions.ts'
import { loadClient } from './load-client.ts'
import { loadPerson } from './load-person.ts'
import { loadReadOnlyClient } from './load-read-only-client.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: clientStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CLIENT_CARD.title)
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'staff')
  const person = await loadPerson(visit, params.userId)
  if (!(await hasCard(visit, person))) return loadReadOnlyClient(visit, params.userId, person)
  return { isReadOnly: false, person, ...(await loadClient(context, params.userId, url)) } as const
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireStaff(context, 'staff')
  const form = await readForm(request)
  return chosenAction(CLIENT_ACTIONS, form)(context, params.userId, form)
}

/** The desk works with clients it knows; of anyone else admins see the account. */
async function hasCard({ db, staff, scope }: StaffVisit, person: PersonView | null): Promise<boolean> {
  if (!may(staff.roles, 'desk')) return false
  if (person === null || (await findDeskClient(db, scope, person.id))) return true
  // An erased client is known by the bookings alone.
  return (await listClientBookings(db, scope, person.id)).length > 0
}

const TO_CLIENTS = { to: '/staff/clients', label: CLIENTS.back }

export default function Client({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StaffPage title={clientLabel(loaderData.client)} back={TO_CLIENTS}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {loaderData.isReadOnly ? (
        <ReadOnlyClient {...loaderData} />
      ) : (
        <ClientCard {...loaderData} problem={actionData ?? NO_PROBLEM} />
      )}
    </StaffPage>
  )
}
