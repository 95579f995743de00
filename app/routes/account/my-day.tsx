import { data } from 'react-router'
import script from '#app/enhance/my-day.ts?worker&url'
import { MyDayScreen, type MyDayView } from '#app/features/my-day/day-screen.tsx'
import dayStyles from '#app/features/my-day/my-day.css?url'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import todayStyles from '#app/features/staff/today/today.css?url'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireUser } from '#app/http/viewer.ts'
import { bookingView } from '#app/routes/booking/booking-views.ts'
import { MY_DAY } from '#content/accounts/my-day.ts'
import { HELD_AS_NAMES } from '#content/booking/held-as.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { shortDateTime } from '#content/words/dates.ts'
import { clockRange } from '#content/words/session-times.ts'
import { fullDayOfYear } from '#content/words/week-days.ts'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { type DeskBooking, listUpcomingBookings } from '#db/desk/desk-bookings.ts'
import { isSetUpDue } from '#domain/accounts/second-factors.ts'
import { deskScope, staffMay } from '#domain/rights.ts'
import { addDays, INDIA_TIME_ZONE, type IsoDate, istDate, istInstant } from '#domain/time/india-time.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Route } from './+types/my-day'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: todayStyles },
  { rel: 'stylesheet', href: dayStyles },
]

/** The worker shows the page until then. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, MY_DAY.title)
}

/** Who has a session when: a browser may store this page (decision 0305), so it never has birth details, questions or notes. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const today = istDate(now)
  const isAtDesk = staffMay(user, 'desk') && !isSetUpDue(user.proof, now)
  const view: MyDayView = {
    asOf: shortDateTime(now),
    path: to(url.pathname),
    days: isAtDesk ? await listDays(db, user, { now, today }) : [],
    own: await findNextSession(db, user.id, now),
    isAtDesk,
  }
  return data(view, { headers: { Expires: istInstant(addDays(today, 2), '00:00').toUTCString() } })
}

async function listDays(db: Database, staff: Viewer, { now, today }: { now: Date; today: IsoDate }) {
  const upcoming = await listUpcomingBookings(db, deskScope(staff, LANGUAGE), { now, today })
  return [today, addDays(today, 1)].map((day) => ({
    title: fullDayOfYear(day),
    sessions: upcoming.filter(({ bookingDate }) => bookingDate === day).flatMap(daySession),
  }))
}

function daySession({ id, startsAt, endsAt, heldAs, clientPhone, ...booking }: DeskBooking) {
  if (!startsAt || !endsAt) return []
  const way = heldAs === null || heldAs === 'video' ? undefined : HELD_AS_NAMES[heldAs]
  return [
    {
      id,
      clock: clockRange({ startsAt, endsAt }, INDIA_TIME_ZONE),
      who: clientLabel(booking),
      what: joinWithDots([serviceText(booking), way, booking.astrologerName ?? undefined]),
      call: heldAs === 'telephone' ? clientPhone : null,
    },
  ]
}

async function findNextSession(db: Database, userId: string, now: Date): Promise<MyDayView['own']> {
  const [next] = (await listOwnBookings(db, userId, LANGUAGE))
    .toSorted((one, other) => (one.startsAt?.getTime() ?? 0) - (other.startsAt?.getTime() ?? 0))
    .map((booking) => bookingView(booking, now))
    .filter(({ stage, session }) => stage === 'upcoming' && session !== null)
  return next ? { serviceName: next.serviceName, session: next.session ?? '', code: next.code } : null
}

export default function MyDay({ loaderData }: Route.ComponentProps) {
  return <MyDayScreen day={loaderData} script={script} />
}
