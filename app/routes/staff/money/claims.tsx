import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { AlsoHere } from '#app/features/staff/money/also-here.tsx'
import { PaymentsToCheck } from '#app/features/staff/money/payments-to-check.tsx'
import { VerifyList } from '#app/features/staff/money/verify-list.tsx'
import { UndoBars } from '#app/features/staff/undo-bars.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { VERIFY } from '#content/staff/money/desk-verification.ts'
import { listCancelledClaimsToCheck } from '#db/desk/desk-claims.ts'
import { staffMay } from '#domain/rights.ts'
import type { Route } from './+types/claims'
import { decide } from './claim-actions.ts'
import { loadClaims } from './load-claims.ts'
import { claimsScope } from './money-scope.ts'
import { listUndoable } from './pending-decisions.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, VERIFY.title)
}

/** The first tab of Money: every claim that waits for a decision, also those of cancelled bookings. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'staff')
  const { db, staff, now } = visit
  const scope = claimsScope(visit)
  const mayDecide = staffMay(staff, 'money')
  const [decisions, claims, cancelled] = await Promise.all([
    mayDecide ? listUndoable(visit) : [],
    loadClaims(visit, scope),
    listCancelledClaimsToCheck(db, scope),
  ])
  return {
    now,
    mayDecide,
    decisions,
    ...claims,
    cancelled: cancelled.map(
      ({ bookingId, code, amount, clientName, isClientErased, method, reference, proof, ...service }) => ({
        ...{
          bookingId,
          code,
          serviceName: serviceText(service),
          amount,
          clientName,
          isClientErased,
          method,
          reference,
          proof,
        },
      }),
    ),
    mayReadStatements: staffMay(staff, 'statements'),
    maySeeGst: staffMay(staff, 'admin'),
  }
}

export function action(sent: Route.ActionArgs) {
  return decide(sent)
}

export const shouldRevalidate = readAgainAfterConflict

export default function Claims({ loaderData, actionData }: Route.ComponentProps) {
  const { decisions, cancelled, ...shown } = loaderData
  return (
    <>
      <PageToast toast={actionData?.undone ?? actionData?.toast} />
      <UndoBars decisions={decisions} />
      <VerifyList {...shown} problem={actionData?.problem} />
      {cancelled.length > 0 && <PaymentsToCheck payments={cancelled} mayDecide={shown.mayDecide} />}
      <AlsoHere {...shown} />
    </>
  )
}
