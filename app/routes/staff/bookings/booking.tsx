import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { BookingDetails } from '#app/features/staff/bookings/booking-details.tsx'
import { BookingTools } from '#app/features/staff/bookings/booking-tools.tsx'
import { DeskBookingCard } from '#app/features/staff/bookings/desk-booking-card.tsx'
import { DeskPage, TO_TODAY } from '#app/features/staff/desk-page.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { UndoBars } from '#app/features/staff/undo-bars.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { chosenAction, readForm, type SentForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireBookingsInScope, requireDesk } from '#app/routes/staff/desk-visit.ts'
import { FIND_BOOKING } from '#content/booking/find-booking.ts'
import { SESSION, SESSION_REFUSALS, type SessionRefusal } from '#content/staff/bookings/desk-session.ts'
import { may } from '#domain/rights.ts'
import type { Route } from './+types/booking'
import { BOOKING_ACTIONS } from './booking-actions.ts'
import { loadBooking } from './load-booking.ts'
import { loadReadOnlyBooking } from './load-read-only-booking.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SESSION.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireDesk(context, 'staff')
  if (!may(visit.staff.roles, 'desk')) return loadReadOnlyBooking(visit, params.bookingId)
  return { isReadOnly: false, ...(await loadBooking(context, params.bookingId)) } as const
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireDesk(context, 'desk')
  const form = await readForm(request)
  requireWriter(context, form)
  await requireBookingsInScope(visit, [params.bookingId, ...form.text('bookingIds').split(' ')])
  const result = await chosenAction(BOOKING_ACTIONS, form)(form, params.bookingId, visit)
  if ('refusal' in result) {
    if (result.refusal === 'booking-not-found') throw notFound()
    return refusal(result.refusal, form)
  }
  return moveOn(bookingPath(params.bookingId), result)
}

const TYPED = ['meetingLink', 'privateNotes', 'question', 'amount', 'reference'] as const

/** The field that a refusal is about, if any. */
const FIELDS: Partial<Record<SessionRefusal, (typeof TYPED)[number]>> = {
  'link-invalid': 'meetingLink',
  'notes-too-long': 'privateNotes',
  'notes-changed': 'privateNotes',
  'question-missing': 'question',
  'question-too-long': 'question',
  'more-than-paid': 'amount',
  'reference-missing': 'reference',
}

function refusal(reason: SessionRefusal, form: SentForm) {
  const title = SESSION_REFUSALS[reason]
  const field = FIELDS[reason]
  const fieldErrors = field === undefined ? {} : { [field]: title }
  return rejected({ title }, { status: 409, fieldErrors, values: typedTexts(form, TYPED) }, { refusal: reason })
}

const TO_BOOKINGS = { to: '/staff/bookings', label: FIND_BOOKING.title }

export const shouldRevalidate = readAgainAfterConflict

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData
  const title = joinWithDots([booking.serviceName, booking.code])
  if (loaderData.isReadOnly) {
    return (
      <DeskPage title={title} back={TO_BOOKINGS}>
        <div className="desk-columns">
          <DeskBookingCard booking={booking} />
          <BookingDetails {...loaderData} isStateMissing={false} brief={null} />
        </div>
      </DeskPage>
    )
  }
  return (
    <DeskPage title={title} back={TO_TODAY}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <UndoBars decisions={loaderData.decisions} />
      <div className="desk-columns">
        <DeskBookingCard booking={booking} />
        <BookingTools {...loaderData} problem={actionData ?? NO_PROBLEM} />
        <BookingDetails {...loaderData} />
      </div>
    </DeskPage>
  )
}
