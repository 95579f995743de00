import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import moneyStyles from '#app/features/staff/money/money.css?url'
import { VerifyList } from '#app/features/staff/money/verify-list.tsx'
import { UndoBars } from '#app/features/staff/undo-bars.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { listScope, requireStaff } from '#app/routes/staff/staff-visit.ts'
import type { Route } from './+types/to-verify'
import { decide } from './claim-actions.ts'
import { loadClaims } from './load-claims.ts'
import { listUndoable } from './pending-decisions.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: moneyStyles }]

/** The tab of the Astrologer Dashboard; Money has the same list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'money')
  const { scope } = await listScope(visit, url)
  return { now: visit.now, decisions: await listUndoable(visit), ...(await loadClaims(visit, scope)) }
}

export function action(sent: Route.ActionArgs) {
  return decide(sent)
}

export const shouldRevalidate = readAgainAfterConflict

export default function ToVerify({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <PageToast toast={actionData?.undone ?? actionData?.toast} />
      <UndoBars decisions={loaderData.decisions} />
      <VerifyList {...loaderData} mayDecide problem={actionData?.problem} />
    </div>
  )
}
