import { randomUUID } from 'node:crypto'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { RecordPaymentForm } from '#app/features/staff/money/record-payment-form.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { requireBookingsInScope, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { Notice } from '#app/ui/notice.tsx'
import { LEDGER } from '#content/booking/account.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { RECORD_PAYMENT } from '#content/staff/money/ledger.ts'
import { formatRupees } from '#content/words/money.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { readBookingBalance } from '#db/payments/ledger-entries.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { istDate } from '#domain/time/india-time.ts'
import { recordPayment } from '#usecases/payments/record-payment.ts'
import type { Route } from './+types/record-payment'
import { refusePayment, rupeesToType, typedPayment } from './typed-payment-form.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, RECORD_PAYMENT.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, scope, now } = requireStaff(context, 'money')
  const booking = await findDeskBooking(db, scope, params.bookingId)
  if (!booking) throw notFound()
  const balance = await readBookingBalance(db, booking.id)
  return {
    who: joinWithDots([clientLabel(booking), serviceText(booking), booking.code]),
    due: balance > 0 ? formatRupees(balance) : null,
    isOpen: booking.status !== 'cancelled',
    amount: rupeesToType(balance),
    today: istDate(now),
    formKey: randomUUID(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'money')
  const { db, staff, now } = visit
  await requireBookingsInScope(visit, [params.bookingId])
  const form = await readForm(request)
  const { bookingId } = params
  const recorded = await recordPayment(db, { bookingId, staffId: staff.id, ...typedPayment(form) }, now)
  if (!recorded.ok) return refusePayment(form, recorded.refusal)

  const detail = balanceText(recorded.value.balance)
  return moveOn(`${bookingPath(bookingId)}#ledger`, {
    tone: 'success',
    title: RECORD_PAYMENT.recorded,
    detail,
  })
}

function balanceText(balance: Paise): string {
  if (balance > 0) return RECORD_PAYMENT.stillDue(formatRupees(balance))
  return balance < 0 ? RECORD_PAYMENT.tooMuch(formatRupees(paiseFrom(-balance))) : RECORD_PAYMENT.receiptReady
}

export default function RecordPayment({ loaderData, params, actionData }: Route.ComponentProps) {
  const { who, due, isOpen, ...form } = loaderData
  const back = { to: bookingPath(params.bookingId), label: RECORD_PAYMENT.back }
  return (
    <StaffPage title={RECORD_PAYMENT.title} lead={who} back={back}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <div>
        {due && (
          <p>
            {LEDGER.due}: <b>{due}</b>
          </p>
        )}
        <p className="hint">{RECORD_PAYMENT.lead}</p>
      </div>
      {isOpen ? (
        <RecordPaymentForm {...form} problem={actionData ?? NO_PROBLEM} />
      ) : (
        <Notice>{RECORD_PAYMENT.notPossible}</Notice>
      )}
    </StaffPage>
  )
}
