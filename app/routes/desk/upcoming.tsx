import { Form, Link } from 'react-router'
import { CARD } from '#app/content/desk.ts'
import { SESSION, SESSION_REFUSALS } from '#app/content/desk-session.ts'
import { DueRefunds } from '#app/features/desk/due-refunds.tsx'
import { PaymentsToCheck } from '#app/features/desk/payments-to-check.tsx'
import { UpcomingDays } from '#app/features/desk/upcoming-days.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { readForm } from '#app/http/form.ts'
import { moveOn } from '#app/http/redirects.ts'
import { badRequest, notFound, rejected } from '#app/http/respond.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import {
  listCancelledClaimsToCheck,
  listDueRefunds,
  listUnfinishedSessions,
  listUpcomingBookings,
} from '#db/bookings/desk-bookings.ts'
import { shortDay } from '#domain/date-text.ts'
import { DAY_MS } from '#domain/durations.ts'
import { istDate } from '#domain/india-time.ts'
import { markOutcome } from '#usecases/sessions/update-session.ts'
import type { Route } from './+types/upcoming'
import { requireDesk } from './desk-visit.ts'
import { viewBookings } from './view-bookings.ts'

const LOOK_BACK_MS = 14 * DAY_MS

export async function loader({ context }: Route.LoaderArgs) {
  const visit = requireDesk(context)
  const { db, now } = visit
  const since = new Date(now.getTime() - LOOK_BACK_MS)
  const [upcoming, unfinished, toCheck, refunds] = await Promise.all([
    listUpcomingBookings(db, now),
    listUnfinishedSessions(db, { since, now }),
    listCancelledClaimsToCheck(db),
    listDueRefunds(db),
  ])
  return {
    today: istDate(now),
    upcoming: await viewBookings(context, visit, upcoming),
    unfinished: unfinished.map(({ id, code, serviceName, clientName, startsAt }) => ({
      id,
      code,
      label: [clientName ?? CARD.unknownClient, serviceName, ...(startsAt ? [shortDay(startsAt)] : [])].join(' · '),
    })),
    toCheck: toCheck.map(({ bookingId, code, serviceName, amount, clientName, isClientErased, reference }) => ({
      bookingId,
      code,
      serviceName,
      amount,
      clientName,
      isClientErased,
      reference,
    })),
    refunds,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, staff, now } = requireDesk(context)
  const form = await readForm(request)
  const outcome = form.text('outcome')
  if (outcome !== 'completed' && outcome !== 'no_show') throw badRequest()

  const marked = await markOutcome(db, { bookingId: form.text('bookingId'), staffId: staff.id, outcome }, now)
  if (!marked.ok && marked.refusal === 'booking-not-found') throw notFound()
  if (!marked.ok) return rejected({ title: SESSION_REFUSALS[marked.refusal] }, { status: 409 })
  const toast = { tone: 'success', title: SESSION.outcomeSaved } as const
  return moveOn('/astrologer-dashboard', toast)
}

export const shouldRevalidate = readAgainAfterConflict

export default function Upcoming({ loaderData, actionData }: Route.ComponentProps) {
  const { today, upcoming, unfinished, toCheck, refunds } = loaderData
  return (
    <div className="grid gap-8">
      <PageToast toast={actionData?.toast} />
      {upcoming.length === 0 ? (
        <EmptyState title={CARD.noUpcoming} level={2}>
          {CARD.noUpcomingLead}
        </EmptyState>
      ) : (
        <UpcomingDays bookings={upcoming} today={today} />
      )}
      {unfinished.length > 0 && (
        <section className="no-print grid gap-3">
          <h2 className="text-2xl">{CARD.unfinished}</h2>
          <p className="hint">{CARD.unfinishedLead}</p>
          <ul className="desk-rows">
            {unfinished.map(({ id, code, label }) => (
              <li key={id} className="desk-row">
                <Link to={`/astrologer-dashboard/bookings/${id}`} className="text-link">
                  {label}
                </Link>
                <Form method="post" action="/astrologer-dashboard?index" className="flex gap-2" preventScrollReset>
                  <input type="hidden" name="bookingId" value={id} />
                  <Button type="submit" name="outcome" value="completed" aria-label={`${CARD.markCompleted} ${code}`}>
                    {CARD.markCompleted}
                  </Button>
                  <Button
                    type="submit"
                    tone="secondary"
                    name="outcome"
                    value="no_show"
                    aria-label={`${CARD.markNoShow} ${code}`}
                  >
                    {CARD.markNoShow}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
      {toCheck.length > 0 && <PaymentsToCheck payments={toCheck} />}
      {refunds.length > 0 && <DueRefunds refunds={refunds} />}
    </div>
  )
}
