import { Link } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { UnfinishedSessions } from '#app/features/staff/today/unfinished-sessions.tsx'
import { UpcomingDays } from '#app/features/staff/today/upcoming-days.tsx'
import { SessionConflicts } from '#app/features/staff/week/session-conflicts.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import { moveOn } from '#app/http/redirects.ts'
import { badRequest, notFound, rejected } from '#app/http/respond.ts'
import { viewBookings } from '#app/routes/staff/bookings/view-bookings.ts'
import { listScope, requireBookingsInScope, requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MODERATION } from '#content/booking/reviews.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { to } from '#content/language.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { SESSION, SESSION_REFUSALS } from '#content/staff/bookings/desk-session.ts'
import { CALLS } from '#content/staff/clients/call-list.ts'
import { CONFLICTS } from '#content/staff/week/conflicts.ts'
import { shortDay } from '#content/words/dates.ts'
import { staffTime } from '#content/words/session-times.ts'
import { listCalls } from '#db/desk/call-list.ts'
import { listUnfinishedSessions, listUpcomingBookings } from '#db/desk/desk-bookings.ts'
import { countReviews } from '#db/sessions/reviews.ts'
import { istDate } from '#domain/time/india-time.ts'
import { listConflicts } from '#usecases/bookings/list-conflicts.ts'
import { keepSession } from '#usecases/sessions/keep-session.ts'
import { markOutcome } from '#usecases/sessions/update-session.ts'
import type { Route } from './+types/upcoming'

/** New hours may leave a whole month outside; the next ones are decided first. */
const MOST_CONFLICTS = 20

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'desk')
  const { db, now } = visit
  const { scope } = await listScope(visit, url)
  const today = istDate(now)
  const [upcoming, conflicts, unfinished, calls, reviews] = await Promise.all([
    listUpcomingBookings(db, scope, { now, today }),
    listConflicts(db, scope, now),
    listUnfinishedSessions(db, scope, now),
    listCalls(db, scope, { now, today }),
    countReviews(db, scope),
  ])
  return {
    now,
    today,
    upcoming: await viewBookings(visit, upcoming),
    conflictCount: conflicts.length,
    conflicts: conflicts
      .slice(0, MOST_CONFLICTS)
      .map(({ id, code, clientName, startsAt, endsAt, timeZone, reason, ...service }) => ({
        id,
        code,
        reason,
        start: startsAt.toISOString(),
        label: [
          clientName ?? CARD.unknownClient,
          serviceText(service),
          staffTime({ startsAt, endsAt }, { timeZone, now }),
        ].join(' · '),
      })),
    unfinished: unfinished.map(({ id, code, clientName, startsAt, ...service }) => ({
      id,
      code,
      label: [clientName ?? CARD.unknownClient, serviceText(service), ...(startsAt ? [shortDay(startsAt)] : [])].join(
        ' · ',
      ),
    })),
    callCount: calls.filter(({ isDone }) => !isDone).length,
    reviewCount: reviews.waiting ?? 0,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'desk')
  const { db, staff, now } = visit
  const form = await readForm(request)
  if (form.text('intent') === 'keep') return keep(form, visit)
  const outcome = form.text('outcome')
  if (outcome !== 'completed' && outcome !== 'no_show') throw badRequest()

  const bookingId = form.text('bookingId')
  await requireBookingsInScope(visit, [bookingId])
  const marked = await markOutcome(db, { bookingId, staffId: staff.id, outcome }, now)
  if (!marked.ok && marked.refusal === 'booking-not-found') throw notFound()
  if (!marked.ok) return rejected({ title: SESSION_REFUSALS[marked.refusal] }, { status: 409 })
  const toast = { tone: 'success', title: SESSION.outcomeSaved } as const
  return moveOn('/astrologer-dashboard', toast)
}

async function keep(form: SentForm, visit: StaffVisit) {
  const { db, staff, now } = visit
  const bookingId = form.text('bookingId')
  await requireBookingsInScope(visit, [bookingId])
  const kept = await keepSession(db, { bookingId, staffId: staff.id, start: form.text('start') }, now)
  if (!kept.ok && kept.refusal === 'booking-not-found') throw notFound()
  if (!kept.ok) return rejected({ title: CONFLICTS.movedMeanwhile }, { status: 409 })
  return moveOn('/astrologer-dashboard', { tone: 'success', title: CONFLICTS.kept })
}

export const shouldRevalidate = readAgainAfterConflict

export default function Upcoming({ loaderData, actionData }: Route.ComponentProps) {
  const { now, today, upcoming, conflicts, conflictCount, unfinished, callCount, reviewCount } = loaderData
  return (
    <div className="grid gap-8">
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {callCount + reviewCount > 0 && (
        <p className="flex flex-wrap gap-x-6">
          {callCount > 0 && (
            <Link className="text-link inline-flex min-h-11 items-center" to="/staff/clients/calls">
              {CALLS.onDesk(callCount)}
            </Link>
          )}
          {reviewCount > 0 && (
            <a className="text-link inline-flex min-h-11 items-center" href={to('/staff/inbox/reviews')}>
              {MODERATION.onDesk(reviewCount)}
            </a>
          )}
        </p>
      )}
      {conflicts.length > 0 && <SessionConflicts conflicts={conflicts} count={conflictCount} />}
      {upcoming.length === 0 ? (
        <EmptyState title={CARD.noUpcoming} level={2}>
          {CARD.noUpcomingLead}
        </EmptyState>
      ) : (
        <UpcomingDays bookings={upcoming} today={today} now={now} />
      )}
      {unfinished.length > 0 && <UnfinishedSessions sessions={unfinished} />}
    </div>
  )
}
