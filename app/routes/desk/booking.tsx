import { data } from 'react-router'
import { SESSION, SESSION_REFUSALS, type SessionRefusal } from '#app/content/desk-session.ts'
import { NOT_SENT } from '#app/content/errors.ts'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import { BookingCard } from '#app/features/desk/booking-card.tsx'
import { BookingDetails } from '#app/features/desk/booking-details.tsx'
import { BookingTools } from '#app/features/desk/booking-tools.tsx'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { dotted } from '#app/features/desk/dotted.ts'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import type { Toast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm, typedIn } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { savedWhenAway } from '#app/http/saved-when-away.ts'
import { listBookingEvents } from '#db/bookings/booking-events.ts'
import { findClientState } from '#db/bookings/client-notes.ts'
import { findDeskBooking } from '#db/bookings/desk-bookings.ts'
import { findSessionNotes } from '#db/bookings/session-notes.ts'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import { findLiveClaim } from '#db/payments/payment-claims.ts'
import { findRefund } from '#db/payments/refunds.ts'
import { listFreeSlots } from '#domain/bookings/slots.ts'
import { readRupees } from '#domain/money.ts'
import { readDiary } from '#usecases/bookings/read-diary.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { retainLatePayment } from '#usecases/payments/retain-late-payment.ts'
import { withdrawRefund } from '#usecases/payments/withdraw-refund.ts'
import { cancelForClient } from '#usecases/sessions/cancel-for-client.ts'
import { moveSession } from '#usecases/sessions/move-session.ts'
import { markOutcome, saveNotes, setMeetingLink } from '#usecases/sessions/update-session.ts'
import type { Route } from './+types/booking'
import { viewBookings } from './desk-bookings.ts'
import { type DeskVisit, requireDesk } from './desk-visit.ts'
import { viewBrief } from './view-brief.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SESSION.papers)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireDesk(context)
  const { db, now } = visit
  const found = await findDeskBooking(db, params.bookingId)
  if (!found) throw notFound()

  const [booking] = await viewBookings(context, visit, [found])
  if (!booking) throw notFound()
  const isMovable = booking.status === 'paid' && booking.serviceType === 'consultation' && booking.startsAt !== null
  const free = isMovable ? listFreeSlots(await readDiary(db, { now }), now) : []
  const refund = await findRefund(db, booking.id)
  const kept = await findSessionNotes(db, booking.id)
  const papers = await listBookingInvoices(db, booking.id)
  const isTaxed = papers.some(({ taxAmount }) => taxAmount > 0)
  return {
    booking,
    now,
    ownLink: found.meetingLink,
    notes: { text: kept?.privateNotes ?? '', version: kept?.notesVersion ?? 0 },
    refund: refund ? { amount: refund.amount, reference: refund.reference } : null,
    paymentReference: (await findLiveClaim(db, booking.id))?.upiReference ?? null,
    brief: await viewBrief(db, booking, now),
    papers,
    isStateMissing: isTaxed && !booking.isClientErased && (await findClientState(db, booking.userId)) === null,
    events: (await listBookingEvents(db, booking.id)).map(({ id, at, change, actor }) => ({ id, at, change, actor })),
    freeSlots: free.slice(0, 200).map(({ date, hour }) => ({ date, key: hour.key, label: hour.label })),
  }
}

const ACTIONS = { link, notes, outcome, move, cancel, refund, 'never-came': neverCame, keep } as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireDesk(context)
  const form = await readForm(request)
  const answer = await chosenAction(ACTIONS, form)(form, params.bookingId, visit)
  if ('refusal' in answer) {
    if (answer.refusal === 'booking-not-found') throw notFound()
    return refusal(answer.refusal, form)
  }
  const path = `/astrologer-dashboard/bookings/${params.bookingId}`
  return moveOn(path, answer)
}

const TYPED = ['meetingLink', 'privateNotes', 'amount', 'reference'] as const

/** Which field a refusal is about, where it is about one. */
const FIELDS: Partial<Record<SessionRefusal, (typeof TYPED)[number]>> = {
  'link-invalid': 'meetingLink',
  'notes-too-long': 'privateNotes',
  'notes-changed': 'privateNotes',
  'more-than-paid': 'amount',
  'reference-missing': 'reference',
}

function refusal(reason: SessionRefusal, form: SentForm) {
  const title = SESSION_REFUSALS[reason]
  const field = FIELDS[reason]
  const fieldErrors = field === undefined ? {} : { [field]: title }
  const answer = rejected({ title }, { status: 409, fieldErrors, values: typedIn(form, TYPED) })
  return data({ ...answer.data, refusal: reason }, answer.init ?? undefined)
}

type Answer = Toast | { readonly refusal: SessionRefusal }
const done = (title: string, detail?: string): Answer => ({ tone: 'success', title, ...(detail && { detail }) })

async function link(form: SentForm, bookingId: string, { db, staff, now }: DeskVisit): Promise<Answer> {
  const outcome = await setMeetingLink(db, { bookingId, staffId: staff.id, link: form.text('meetingLink') }, now)
  if (!outcome.ok) return outcome
  return done(outcome.value.isSent ? SESSION.linkSent : SESSION.linkSaved)
}

async function notes(form: SentForm, bookingId: string, { db, staff, now }: DeskVisit): Promise<Answer> {
  const written = { notes: form.text('privateNotes'), version: form.wholeNumber('version') }
  const outcome = await saveNotes(db, { bookingId, staffId: staff.id, ...written }, now)
  return outcome.ok ? done(SESSION.notesSaved) : outcome
}

async function outcome(form: SentForm, bookingId: string, { db, staff, now }: DeskVisit): Promise<Answer> {
  const said = form.text('outcome')
  const how = said === 'completed' || said === 'no_show' ? said : null
  const marked = await markOutcome(db, { bookingId, staffId: staff.id, outcome: how }, now)
  return marked.ok ? done(SESSION.outcomeSaved) : marked
}

async function move(form: SentForm, bookingId: string, { db, staff, now }: DeskVisit): Promise<Answer> {
  const [date = '', hourKey = ''] = form.text('slot').split(' ')
  const moved = await moveSession(db, { bookingId, staffId: staff.id, date, hourKey }, now)
  return moved.ok ? done(SESSION.moved) : moved
}

async function cancel(_form: SentForm, bookingId: string, { db, staff, now }: DeskVisit): Promise<Answer> {
  const cancelled = await cancelForClient(db, { bookingId, staffId: staff.id }, now)
  return cancelled.ok ? done(SESSION.cancelled) : cancelled
}

async function refund(form: SentForm, bookingId: string, { db, staff, now }: DeskVisit): Promise<Answer> {
  const amount = readRupees(form.text('amount'))
  if (amount === undefined) return { refusal: 'more-than-paid' }
  const recorded = await recordRefund(
    db,
    { bookingId, staffId: staff.id, amount, reference: form.text('reference') },
    now,
  )
  if (!recorded.ok) return recorded
  const { creditNote, isClientNotified } = recorded.value
  const note = creditNote === null ? [] : [SESSION.creditNoteIssued(creditNote)]
  const telling = isClientNotified ? SESSION.refundedPlain : SESSION.refundedNotNotified
  return done(SESSION.refunded, [...note, telling].join(' '))
}

async function neverCame(_form: SentForm, bookingId: string, { db, staff, now }: DeskVisit): Promise<Answer> {
  const withdrawn = await withdrawRefund(db, { bookingId, staffId: staff.id }, now)
  if (!withdrawn.ok) return withdrawn
  return done(
    SESSION.refundWithdrawn,
    withdrawn.value.isClientNotified ? SESSION.refundedPlain : SESSION.refundedNotNotified,
  )
}

async function keep(_form: SentForm, bookingId: string, { db, staff, now }: DeskVisit): Promise<Answer> {
  const kept = await retainLatePayment(db, { bookingId, staffId: staff.id }, now)
  return kept.ok ? done(SESSION.kept, SESSION.keptInvoice(kept.value.invoiceNumber)) : kept
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedWhenAway(serverAction, NOT_SENT)
}

export const shouldRevalidate = readAgainAfterConflict

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData
  return (
    <DeskPage title={dotted([booking.serviceName, booking.code])}>
      <PageToast toast={actionData?.toast} />
      <div className="desk-columns">
        <BookingCard booking={booking} kind={booking.status === 'pending' ? 'pending' : 'upcoming'} isAlone />
        <BookingTools {...loaderData} problem={actionData ?? NO_PROBLEM} />
        <BookingDetails {...loaderData} />
      </div>
    </DeskPage>
  )
}
