import { randomUUID } from 'node:crypto'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { RecordPaymentForm } from '#app/features/staff/money/record-payment-form.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { requireClient, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { RECORD_PAYMENT } from '#content/staff/money/ledger.ts'
import { istDate } from '#domain/time/india-time.ts'
import { recordAccountPayment } from '#usecases/payments/record-payment.ts'
import type { Route } from './+types/record-account-payment'
import { refusePayment, typedPayment } from './typed-payment-form.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, RECORD_PAYMENT.forAccount)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'money')
  const client = await requireClient(visit, params.userId)
  return { who: clientLabel(client), today: istDate(visit.now), formKey: randomUUID() }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'money')
  const { userId } = await requireClient(visit, params.userId)
  const form = await readForm(request)
  const { db, staff, now } = visit
  const recorded = await recordAccountPayment(db, { userId, staffId: staff.id, ...typedPayment(form) }, now)
  if (!recorded.ok) return refusePayment(form, recorded.refusal)
  const toast = { tone: 'success', title: RECORD_PAYMENT.recorded, detail: RECORD_PAYMENT.receiptReady } as const
  return moveOn(`${clientPath(userId)}#ledger`, toast)
}

export default function RecordAccountPayment({ loaderData, params, actionData }: Route.ComponentProps) {
  const { who, today, formKey } = loaderData
  const back = { to: clientPath(params.userId), label: RECORD_PAYMENT.backToClient }
  return (
    <StaffPage title={RECORD_PAYMENT.forAccount} lead={who} back={back}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <p className="hint">{RECORD_PAYMENT.accountLead}</p>
      <RecordPaymentForm amount="" today={today} formKey={formKey} problem={actionData ?? NO_PROBLEM} />
    </StaffPage>
  )
}
