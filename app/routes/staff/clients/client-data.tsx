import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { ClientData } from '#app/features/staff/clients/client-data.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { bookingView } from '#app/routes/booking/booking-views.ts'
import { requireClient, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { LANGUAGE } from '#content/language.ts'
import { CLIENT_DATA, MERGE } from '#content/staff/clients/client-card.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { findDataSubject } from '#db/accounts/phone-clients.ts'
import { statementOf } from '#domain/privacy/account-deletion.ts'
import { istDate } from '#domain/time/india-time.ts'
import { eraseForClient, isErasedByStaff, keepClient } from '#usecases/desk/erase-client.ts'
import { type Ending, listEndings } from '#usecases/privacy/end-bookings.ts'
import type { Route } from './+types/client-data'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CLIENT_DATA.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'client-data')
  const { db, now } = visit
  const latest = await requireClient(visit, params.userId)
  const client = await findDataSubject(db, latest.userId)
  if (!client) throw notFound()
  const endings = await listEndings(db, client.id, { language: LANGUAGE, now })
  return {
    who: clientLabel(latest),
    eraseOn: client.eraseAfter && longDay(istDate(client.eraseAfter)),
    canUndo: client.eraseAfter !== null && (await isErasedByStaff(db, client.id, client.eraseAfter)),
    departure: { endings: endings.map((ending) => shownEnding(ending, now)), statement: statementOf(endings) },
  }
}

function shownEnding({ booking, refundDue }: Ending, now: Date) {
  const { id, serviceName, session } = bookingView(booking, now)
  return { id, serviceName, session, refund: refundOf(booking, refundDue) }
}

function refundOf({ status, paymentStatus }: Ending['booking'], refundDue: Ending['refundDue']): string {
  if (status !== 'paid' || refundDue === 0) return CLIENT_DATA.noRefund
  const amount = formatRupees(refundDue)
  return paymentStatus === 'paid' ? CLIENT_DATA.refund(amount) : CLIENT_DATA.refundOnceVerified(amount)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'client-data')
  const { userId } = await requireClient(visit, params.userId)
  const form = await readForm(request)
  const { db, staff, now } = visit
  const card = clientPath(userId)
  const byStaff = { userId, staffId: staff.id }
  if (form.text('intent') === 'keep') {
    const kept = await keepClient(db, byStaff, now)
    if (!kept.ok && kept.refusal === 'asked-themselves') {
      return rejected({ title: CLIENT_DATA.refusals[kept.refusal] }, { status: 409 })
    }
    if (!kept.ok) throw notFound()
    return moveOn(card, { tone: 'success', title: CLIENT_DATA.toasts.undone })
  }
  requireSecondProof(context, staff)
  const values = form.texts(['asked'])
  if (!form.isTicked('confirm')) {
    const title = CLIENT_DATA.refusals['not-confirmed']
    return rejected({ title }, { fieldErrors: { confirm: title }, values })
  }
  const erased = await eraseForClient(db, { ...byStaff, ...values, statement: form.text('statement') }, now)
  if (erased.ok) {
    const detail = CLIENT_DATA.scheduled(longDay(istDate(erased.value.eraseAfter)))
    return moveOn(card, { tone: 'success', title: CLIENT_DATA.toasts.scheduled, detail })
  }
  if (erased.refusal === 'client-not-found') throw notFound()
  const title = CLIENT_DATA.refusals[erased.refusal]
  if (erased.refusal === 'request-missing') return rejected({ title }, { fieldErrors: { asked: title }, values })
  return rejected({ title }, { status: 409, values })
}

export default function ClientDataPage({ loaderData, params, actionData }: Route.ComponentProps) {
  const { who, ...data } = loaderData
  const card = clientPath(params.userId)
  return (
    <StaffPage title={CLIENT_DATA.title} lead={who} back={{ to: card, label: MERGE.back }}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <p className="hint">{CLIENT_DATA.lead}</p>
      <ClientData {...data} filePath={`${card}/data.zip`} problem={actionData ?? NO_PROBLEM} />
    </StaffPage>
  )
}
