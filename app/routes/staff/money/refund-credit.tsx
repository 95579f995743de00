import { randomUUID } from 'node:crypto'
import { Form } from 'react-router'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { MoneyFields } from '#app/features/staff/money/money-fields.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { readForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { badRequest, rejected } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireClient, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RECORD_PAYMENT, REFUND_CREDIT } from '#content/staff/money/ledger.ts'
import { formatRupees } from '#content/words/money.ts'
import { readAccountCredit } from '#db/payments/ledger-entries.ts'
import { paiseFrom, readRupees } from '#domain/money.ts'
import { LEDGER_METHODS } from '#domain/payments/ledger.ts'
import { LONGEST_REFERENCE } from '#domain/payments/typed-payment.ts'
import { refundCredit } from '#usecases/payments/refund-credit.ts'
import type { Route } from './+types/refund-credit'
import { rupeesToType } from './typed-payment-form.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, REFUND_CREDIT.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'money')
  requireSecondProof(context, visit.staff)
  const client = await requireClient(visit, params.userId)
  const credit = await readAccountCredit(visit.db, client.userId)
  return {
    who: clientLabel(client),
    credit: credit > 0 ? formatRupees(credit) : null,
    amount: rupeesToType(credit),
    formKey: randomUUID(),
  }
}

const TYPED = ['amount', 'way', 'reference', 'formKey'] as const

/** The field that each refusal is about. */
const FIELDS = { 'own-booking': undefined, 'reference-missing': 'reference', 'more-than-credit': 'amount' } as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'money')
  requireSecondProof(context, visit.staff)
  const { userId } = await requireClient(visit, params.userId)
  const form = await readForm(request)
  const { amount, way: chosen, reference, formKey } = form.texts(TYPED)
  const method = LEDGER_METHODS.find((known) => known === chosen)
  if (method === undefined) throw badRequest()
  const outcome = await refundCredit(
    visit.db,
    {
      userId,
      staffId: visit.staff.id,
      amount: readRupees(amount) ?? paiseFrom(0),
      method,
      reference,
      formKey: formKey.slice(0, 64),
    },
    visit.now,
  )
  if (outcome.ok) {
    const toast = { tone: 'success', title: REFUND_CREDIT.refunded, detail: REFUND_CREDIT.voucher } as const
    return moveOn(`${clientPath(userId)}#ledger`, toast)
  }
  const title = REFUND_CREDIT.refusals[outcome.refusal]
  const field = FIELDS[outcome.refusal]
  return rejected(
    { title },
    { status: field ? 422 : 409, fieldErrors: field ? { [field]: title } : {}, values: typedTexts(form, TYPED) },
  )
}

export default function RefundCredit({ loaderData, params, actionData }: Route.ComponentProps) {
  const { who, credit, amount, formKey } = loaderData
  const problem = actionData ?? NO_PROBLEM
  const { values, fieldErrors } = problem
  const back = { to: clientPath(params.userId), label: RECORD_PAYMENT.backToClient }
  return (
    <StaffPage title={REFUND_CREDIT.title} lead={who} back={back}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {credit === null ? (
        <Notice>{REFUND_CREDIT.none}</Notice>
      ) : (
        <>
          <div>
            <p>
              {REFUND_CREDIT.credit}: <b>{credit}</b>
            </p>
            <p className="hint">{REFUND_CREDIT.lead}</p>
          </div>
          <Card as="section">
            <Form method="post" className="desk-form">
              <input type="hidden" name="formKey" value={values.formKey ?? formKey} />
              <div className="desk-form-row">
                <MoneyFields amount={amount} method="upi" methodLabel={REFUND_CREDIT.method} problem={problem} />
              </div>
              <TextField
                name="reference"
                label={REFUND_CREDIT.reference}
                error={fieldErrors.reference}
                defaultValue={values.reference}
                maxLength={LONGEST_REFERENCE}
                required
              />
              <p>
                <Button type="submit">{REFUND_CREDIT.submit}</Button>
              </p>
            </Form>
          </Card>
        </>
      )}
    </StaffPage>
  )
}
