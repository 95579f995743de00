import { Form } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath, clientPath } from '#app/features/staff/staff-paths.ts'
import { readForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { LEDGER } from '#content/booking/account.ts'
import { REVERSE_PAYMENT } from '#content/staff/money/ledger.ts'
import { shortDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { findMoneyEntry, type MoneyEntry } from '#db/payments/ledger-entries.ts'
import { reversePayment } from '#usecases/payments/reverse-payment.ts'
import type { Route } from './+types/reverse-payment'
import { serviceOf } from './account-cells.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, REVERSE_PAYMENT.title)
}

async function requirePayment({ db, scope }: StaffVisit, entryId: string): Promise<MoneyEntry> {
  const id = /^\d{1,12}$/.test(entryId) ? Number(entryId) : 0
  const entry = await findMoneyEntry(db, scope, id)
  if (entry?.kind !== 'payment' || entry.amount <= 0) throw notFound()
  return entry
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const entry = await requirePayment(requireStaff(context, 'money'), params.entryId)
  const { method, reference, code } = entry
  const service = serviceOf(entry)
  const { facts } = REVERSE_PAYMENT
  return {
    who: clientLabel({ clientName: entry.clientName, isClientErased: entry.clientName === null }),
    backTo: pageOf(entry),
    isOfBooking: entry.bookingId !== null,
    isOpen: entry.isReversible && !entry.isReversed,
    facts: [
      { term: facts.amount, value: formatRupees(entry.amount) },
      { term: facts.about, value: service === null ? REVERSE_PAYMENT.onAccount : `${service} · ${code}` },
      { term: facts.received, value: shortDay(entry.at) },
      ...(method ? [{ term: facts.method, value: LEDGER.methods[method] }] : []),
      ...(reference ? [{ term: facts.reference, value: reference }] : []),
    ],
  }
}

/** The page whose ledger has the payment. */
function pageOf({ bookingId, userId }: MoneyEntry): string {
  return bookingId === null ? clientPath(userId) : bookingPath(bookingId)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'money')
  requireSecondProof(context, visit.staff)
  const entry = await requirePayment(visit, params.entryId)
  const form = await readForm(request)
  const reversal = { entryId: entry.id, staffId: visit.staff.id, reason: form.text('reason') }
  const outcome = await reversePayment(visit.db, reversal, visit.now)
  if (outcome.ok) {
    const { booking } = outcome.value
    const detail = booking === null ? {} : { detail: REVERSE_PAYMENT.outcomes[booking] }
    return moveOn(`${pageOf(entry)}#ledger`, { tone: 'success', title: REVERSE_PAYMENT.reversed, ...detail })
  }
  if (outcome.refusal === 'payment-not-found') throw notFound()
  const title = REVERSE_PAYMENT.refusals[outcome.refusal]
  const isAboutReason = outcome.refusal === 'reason-missing' || outcome.refusal === 'reason-too-long'
  return rejected(
    { title },
    {
      status: isAboutReason ? 422 : 409,
      fieldErrors: isAboutReason ? { reason: title } : {},
      values: typedTexts(form, ['reason']),
    },
  )
}

export default function ReversePayment({ loaderData, actionData }: Route.ComponentProps) {
  const { who, backTo, isOfBooking, isOpen, facts } = loaderData
  const back = { to: backTo, label: isOfBooking ? REVERSE_PAYMENT.back : REVERSE_PAYMENT.backToClient }
  return (
    <StaffPage title={REVERSE_PAYMENT.title} lead={who} back={back}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <p className="hint">{REVERSE_PAYMENT.lead}</p>
      <Card as="section" className="desk-form">
        <FactList facts={facts} />
        {isOpen ? (
          <Form method="post" className="desk-form">
            <p className="hint">{REVERSE_PAYMENT.after}</p>
            <TextAreaField
              name="reason"
              label={REVERSE_PAYMENT.reason}
              hint={REVERSE_PAYMENT.reasonHint}
              error={actionData?.fieldErrors.reason}
              defaultValue={actionData?.values.reason}
              rows={3}
              maxLength={500}
              required
            />
            <p>
              <Button type="submit" tone="danger">
                {REVERSE_PAYMENT.submit}
              </Button>
            </p>
          </Form>
        ) : (
          <Notice>{REVERSE_PAYMENT.notPossible}</Notice>
        )}
      </Card>
    </StaffPage>
  )
}
