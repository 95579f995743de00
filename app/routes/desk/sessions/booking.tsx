import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import { DeskPage, TO_DESK } from '#app/features/desk/desk-page.tsx'
import { bookingPath } from '#app/features/desk/desk-paths.ts'
import { joinWithDots } from '#app/features/desk/join-with-dots.ts'
import { BookingDetails } from '#app/features/desk/sessions/booking-details.tsx'
import { BookingTools } from '#app/features/desk/sessions/booking-tools.tsx'
import { DeskBookingCard } from '#app/features/desk/sessions/desk-booking-card.tsx'
import { UndoBars } from '#app/features/desk/undo-bars.tsx'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { chosenAction, readForm, type SentForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireWriter } from '#app/http/viewer.ts'
import { requireBookingsInScope, requireDesk } from '#app/routes/desk/desk-visit.ts'
import { SESSION, SESSION_REFUSALS, type SessionRefusal } from '#content/desk/desk-session.ts'
import type { Route } from './+types/booking'
import { BOOKING_ACTIONS } from './booking-actions.ts'
import { loadBooking } from './load-booking.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SESSION.title)
}

export function loader({ params, context }: Route.LoaderArgs) {
  return loadBooking(context, params.bookingId)
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

export const shouldRevalidate = readAgainAfterConflict

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData
  return (
    <DeskPage title={joinWithDots([booking.serviceName, booking.code])} back={TO_DESK}>
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
