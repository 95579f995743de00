import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { MergeCards } from '#app/features/staff/clients/merge-cards.tsx'
import { MergeChoices } from '#app/features/staff/clients/merge-choices.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { readForm } from '#app/http/form.ts'
import { listAddress } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { Notice } from '#app/ui/notice.tsx'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { MERGE } from '#content/staff/clients/client-card.ts'
import { findDeskClient } from '#db/accounts/phone-clients.ts'
import type { Database } from '#db/client.ts'
import { searchClients } from '#db/desk/client-search.ts'
import type { DeskScope } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'
import { haveTwoNames, mergeClients, planMerge } from '#usecases/desk/merge-clients.ts'
import type { Route } from './+types/merge-clients'
import { mergedCardOrNotFound } from './merged-card.ts'

const MOST_FOUND = 20

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, MERGE.link)
}

export async function loader({ params: { userId }, url, context }: Route.LoaderArgs) {
  const { db, scope } = requireStaff(context, 'merge-clients')
  const client = isUuid(userId) ? await findDeskClient(db, scope, userId) : undefined
  if (!client) throw await mergedCardOrNotFound(db, userId)
  const { search, text } = listAddress(url)
  const otherId = text('other')
  const planned = otherId === '' ? undefined : await planMerge(db, { userId, otherId, scope })
  if (planned && !planned.ok && planned.refusal === 'client-not-found') throw notFound()
  const found = await listOthers(db, scope, { userId, client, search })
  return {
    userId,
    name: client.fullName,
    search,
    otherId,
    plan: planned?.ok ? { ...planned.value, asksName: haveTwoNames(planned.value) } : undefined,
    refusal: planned && !planned.ok && planned.refusal !== 'client-not-found' ? MERGE.refusals[planned.refusal] : null,
    others: found.map(({ userId: id, fullName, email, phone }) => ({ id, fullName, email, phone })),
  }
}

type OthersOf = {
  readonly userId: string
  readonly client: { readonly phone: string | null; readonly fullName: string | null }
  readonly search: string
}

/** Whom the search finds; without one, those with the same number, else those with the same name. */
async function listOthers(db: Database, scope: DeskScope, { userId, client, search }: OthersOf) {
  const searches = search === '' ? [client.phone, client.fullName] : [search]
  for (const text of searches) {
    if (!text) continue
    const found = await searchClients(db, scope, { search: text, limit: MOST_FOUND })
    const others = found.filter((other) => other.userId !== userId)
    if (others.length > 0) return others
  }
  return []
}

export async function action({ request, params: { userId }, context }: Route.ActionArgs) {
  const { db, staff, scope, now } = requireStaff(context, 'merge-clients')
  const form = await readForm(request)
  const order = { userId, otherId: form.text('other'), nameOf: form.text('nameOf'), scope, staffId: staff.id }
  const merged = await mergeClients(db, order, now)
  if (merged.ok) return moveOn(clientPath(merged.value.userId), { tone: 'success', title: MERGE.done })
  if (merged.refusal === 'client-not-found') throw notFound()
  const title = MERGE.refusals[merged.refusal]
  if (merged.refusal === 'name-not-chosen') return rejected({ title }, { fieldErrors: { nameOf: title } })
  return rejected({ title }, { status: 409 })
}

export default function MergeClients({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, name, search, otherId, plan, refusal, others } = loaderData
  const path = `${clientPath(userId)}/merge`
  return (
    <StaffPage
      title={MERGE.title(name ?? CARD.unknownClient)}
      lead={MERGE.lead}
      back={{ to: clientPath(userId), label: MERGE.back }}
    >
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {plan ? (
        <MergeCards {...plan} otherId={otherId} path={path} error={actionData?.fieldErrors.nameOf} />
      ) : (
        <ListFrame
          search={search}
          searchLabel={MERGE.search}
          empty={{ title: search === '' ? MERGE.find : MERGE.none, lead: MERGE.noneLead }}
          isEmpty={others.length === 0}
          nextHref={undefined}
          firstHref={undefined}
        >
          <MergeChoices others={others} path={path} />
        </ListFrame>
      )}
    </StaffPage>
  )
}
