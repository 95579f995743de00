import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import bookingStyles from '#app/features/staff/bookings/booking.css?url'
import { BookingHead } from '#app/features/staff/bookings/booking-head.tsx'
import { BookingMenu } from '#app/features/staff/bookings/booking-menu.tsx'
import { BookingNotices } from '#app/features/staff/bookings/booking-notices.tsx'
import { BookingSide } from '#app/features/staff/bookings/booking-side.tsx'
import { BookingQuestion, BookingWork } from '#app/features/staff/bookings/booking-work.tsx'
import { JoinButton } from '#app/features/staff/bookings/join-button.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { UndoBars } from '#app/features/staff/undo-bars.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { chosenAction, readForm, type SentForm, typedTexts } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireSecondProof, requireWriter } from '#app/http/viewer.ts'
import { requireBookingsInScope, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { SESSION, SESSION_REFUSALS, type SessionRefusal } from '#content/staff/bookings/desk-session.ts'
import { may } from '#domain/rights.ts'
import type { Route } from './+types/booking'
import { BOOKING_ACTIONS } from './booking-actions.ts'
import { loadBooking } from './load-booking.ts'
import { loadReadOnlyBooking } from './load-read-only-booking.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: bookingStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SESSION.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'staff')
  if (!may(visit.staff.roles, 'desk')) return loadReadOnlyBooking(visit, params.bookingId)
  return { isReadOnly: false, ...(await loadBooking(context, params.bookingId)) } as const
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'desk')
  const form = await readForm(request)
  requireWriter(context, form)
  if (PAYS_BACK.has(form.text('intent'))) requireSecondProof(context, visit.staff)
  await requireBookingsInScope(visit, [params.bookingId, ...form.text('bookingIds').split(' ')])
  const result = await chosenAction(BOOKING_ACTIONS, form)(form, params.bookingId, visit)
  if ('refusal' in result) {
    if (result.refusal === 'booking-not-found') throw notFound()
    return refusal(result.refusal, form)
  }
  return moveOn(bookingPath(params.bookingId), result)
}

const PAYS_BACK: ReadonlySet<string> = new Set(['refund', 'refund-online', 'close-refund'])

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

const READ_ONLY = { ownLink: null, isStateMissing: false, earlier: [], problem: NO_PROBLEM } as const

export const shouldRevalidate = readAgainAfterConflict

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData
  if (loaderData.isReadOnly) {
    return (
      <section className="wrap desk">
        <BookingHead booking={booking} />
        <div className="booking-columns">
          <div className="booking-column">
            <BookingQuestion booking={booking} muhurta={null} />
          </div>
          <div className="booking-column">
            <BookingSide {...loaderData} {...READ_ONLY} />
          </div>
        </div>
      </section>
    )
  }
  const problem = actionData ?? NO_PROBLEM
  return (
    <section className="wrap desk">
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <UndoBars decisions={loaderData.decisions} />
      <BookingHead booking={booking}>
        {booking.joinLink !== '' && <JoinButton link={booking.joinLink} />}
        <BookingMenu {...loaderData} />
      </BookingHead>
      <div className="booking-columns">
        <div className="booking-column">
          <BookingNotices {...loaderData} problem={problem} />
          <BookingWork {...loaderData} problem={problem} />
        </div>
        <div className="booking-column">
          <BookingSide {...loaderData} problem={problem} />
        </div>
      </div>
    </section>
  )
}
