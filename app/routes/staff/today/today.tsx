import { Link, redirect } from 'react-router'
import { isToAnswer } from '#app/features/staff/bookings/desk-booking.ts'
import { groupPath } from '#app/features/staff/courses/group-paths.ts'
import { MailProblemNotice } from '#app/features/staff/practice/mail-problem.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { NeedsYou } from '#app/features/staff/today/needs-you.tsx'
import { NextDeskSession } from '#app/features/staff/today/next-session.tsx'
import todayStyles from '#app/features/staff/today/today.css?url'
import { type TodayClass, TodayRows } from '#app/features/staff/today/today-rows.tsx'
import { practiceContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { viewBookings } from '#app/routes/staff/bookings/view-bookings.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { Notice } from '#app/ui/notice.tsx'
import { DESK } from '#content/staff/today/desk.ts'
import { TODAY } from '#content/staff/today/today.ts'
import { clockRange } from '#content/words/session-times.ts'
import { fullDayOfYear } from '#content/words/week-days.ts'
import { listPassedSteps } from '#db/content/setup.ts'
import { type DeskBooking, listUpcomingBookings } from '#db/desk/desk-bookings.ts'
import { findMailProblem } from '#db/emails/email-records.ts'
import { listClassesInScope } from '#db/learning/given-classes.ts'
import { placeOfPractice } from '#domain/births/places.ts'
import { staffMay } from '#domain/rights.ts'
import { addDays, INDIA_TIME_ZONE, type IsoDate, istDate, istInstant } from '#domain/time/india-time.ts'
import type { Route } from './+types/today'
import { dayLine } from './day-line.ts'
import { loadNeeds } from './load-needs.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: todayStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, TODAY.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'staff')
  const { db, staff, scope, now } = visit
  const { isOpen, almanac } = await context.get(practiceContext)()
  // A new practice begins with its questions.
  if (!isOpen && staffMay(staff, 'admin') && (await listPassedSteps(db)).length === 0) throw redirect('/staff/setup')
  const today = istDate(now)
  const hasDesk = staffMay(staff, 'desk')
  const upcoming = hasDesk ? await listUpcomingBookings(db, scope, { now, today }) : []
  const [{ next, sessions }, classes, needs, held] = await Promise.all([
    viewSessions(visit, upcoming, today),
    hasDesk ? viewClasses(visit, today) : [],
    loadNeeds(visit, upcoming.filter(isToAnswer)),
    findMailProblem(db),
  ])
  // What the mail server says is for those who can do something about it.
  const mailProblem = held && (staffMay(staff, 'admin') ? held : { waiting: held.waiting })
  return {
    now,
    today,
    line: dayLine(now, placeOfPractice(almanac)),
    hasDesk,
    next,
    sessions,
    classes,
    needs,
    mailProblem,
  }
}

/** The next session, which may be on a later day, and the other ones of today. */
async function viewSessions(visit: StaffVisit, upcoming: readonly DeskBooking[], today: IsoDate) {
  const sessions = upcoming.filter(({ startsAt }) => startsAt !== null)
  const own = visit.staff.astrologer?.id
  const [first] = sessions
  const ofToday = sessions.filter(({ bookingDate }) => bookingDate !== null && bookingDate <= today)
  // In a practice of several astrologers, their own session is what they are about to hold.
  const next = ofToday.find(({ astrologerId }) => astrologerId === own) ?? first
  const shown = [...(next ? [next] : []), ...ofToday.filter(({ id }) => id !== next?.id)]
  const [viewed, ...others] = await viewBookings(visit, shown)
  return { next: viewed, sessions: others }
}

/** The classes of groups that are not over today. */
async function viewClasses({ db, staff, scope, now }: StaffVisit, today: IsoDate): Promise<TodayClass[]> {
  const mayOpen = staffMay(staff, 'enrollments')
  const classes = await listClassesInScope(db, scope, { from: now, until: istInstant(addDays(today, 1), '00:00') })
  return classes.map(({ id, cohortId, cohortTitle, courseTitle, startsAt, endsAt }) => ({
    id,
    startsAt,
    clock: clockRange({ startsAt, endsAt }, INDIA_TIME_ZONE),
    group: cohortTitle,
    course: courseTitle,
    href: mayOpen ? groupPath(cohortId) : null,
  }))
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { now, today, line, hasDesk, next, sessions, classes, needs, mailProblem } = loaderData
  return (
    <StaffPage title={fullDayOfYear(today)} line={line}>
      {mailProblem && 'since' in mailProblem && <MailProblemNotice problem={mailProblem} />}
      {mailProblem && !('since' in mailProblem) && (
        <Notice tone="danger">{DESK.emailsHeldUp(mailProblem.waiting)}</Notice>
      )}
      <div className="today">
        {hasDesk && (
          <section className="today-part" aria-labelledby="sessions-today">
            <h2 className="sr-only" id="sessions-today">
              {TODAY.sessions}
            </h2>
            {(next?.bookingDate ?? '9999') > today && classes.length === 0 && (
              <p className="hint">{TODAY.noSessions}</p>
            )}
            {next && <NextDeskSession booking={next} today={today} now={now} />}
            {sessions.length + classes.length > 0 && <TodayRows bookings={sessions} classes={classes} />}
            <p className="flex flex-wrap gap-x-6">
              <Link className="text-link inline-flex min-h-11 items-center" to="/astrologer-dashboard">
                {TODAY.allSessions}
              </Link>
              <Link className="text-link inline-flex min-h-11 items-center" to="/staff/clients/messages">
                {TODAY.toSend}
              </Link>
            </p>
          </section>
        )}
        <NeedsYou needs={needs} />
      </div>
    </StaffPage>
  )
}
