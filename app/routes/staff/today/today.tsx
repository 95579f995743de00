import { Link, redirect } from 'react-router'
import { isToAnswer } from '#app/features/staff/bookings/desk-booking.ts'
import { SessionRow } from '#app/features/staff/bookings/session-row.tsx'
import { DeskPage } from '#app/features/staff/desk-page.tsx'
import { NeedsYou } from '#app/features/staff/today/needs-you.tsx'
import { practiceContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { viewBookings } from '#app/routes/staff/bookings/view-bookings.ts'
import { requireDesk } from '#app/routes/staff/desk-visit.ts'
import { TODAY } from '#content/staff/today/today.ts'
import { fullDay } from '#content/words/dates.ts'
import { listPassedSteps } from '#db/content/setup.ts'
import { listUpcomingBookings } from '#db/desk/desk-bookings.ts'
import { staffMay } from '#domain/rights.ts'
import { answerDue } from '#domain/sessions/answer-deadline.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/today'
import { loadNeeds } from './load-needs.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, TODAY.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const visit = requireDesk(context, 'staff')
  const { db, staff, scope, now } = visit
  const { isOpen } = await context.get(practiceContext)()
  // A new practice begins with its questions.
  if (!isOpen && staffMay(staff, 'admin') && (await listPassedSteps(db)).length === 0) throw redirect('/staff/setup')
  const today = istDate(now)
  const hasDesk = staffMay(staff, 'desk')
  const upcoming = hasDesk ? await viewBookings(visit, await listUpcomingBookings(db, scope, { now, today })) : []
  const questions = upcoming.filter(isToAnswer)
  const late = questions.filter(({ answerBy }) => answerBy !== null && answerDue(answerBy, today) !== 'later')
  return {
    now,
    today,
    hasDesk,
    sessions: upcoming.filter(({ bookingDate }) => bookingDate !== null && bookingDate <= today),
    needs: await loadNeeds(visit, { late: late.length, all: questions.length }),
  }
}

export default function Today({ loaderData: { now, today, hasDesk, sessions, needs } }: Route.ComponentProps) {
  return (
    <DeskPage title={fullDay(today)}>
      {hasDesk && (
        <section className="grid gap-2" aria-labelledby="sessions-today">
          <h2 className="sr-only" id="sessions-today">
            {TODAY.sessions}
          </h2>
          {sessions.length === 0 && <p className="hint">{TODAY.noSessions}</p>}
          <ul className="session-rows">
            {sessions.map((booking) => (
              <SessionRow key={booking.id} booking={booking} isToday now={now} />
            ))}
          </ul>
          <p>
            <Link className="text-link inline-flex min-h-11 items-center" to="/astrologer-dashboard">
              {TODAY.allSessions}
            </Link>
          </p>
        </section>
      )}
      <NeedsYou needs={needs} />
    </DeskPage>
  )
}
