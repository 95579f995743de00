import { MyBookings } from '#app/features/dashboard/my-bookings.tsx'
import { appUrlContext, clockContext, databaseContext, practiceContext } from '#app/http/contexts.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { requireUser } from '#app/http/viewer.ts'
import { FEED_ACTIONS, shownFeed } from '#app/routes/booking/feed-actions.ts'
import { ownBooking, ownCoursesOf } from '#app/routes/booking/shown-bookings.ts'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import { isInsidePaidCourse } from '#domain/bookings/paid-courses.ts'
import type { Route } from './+types/bookings'

const RECENT_SHOWN = 5

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const bookings = await listOwnBookings(db, user.id)
  if (bookings.length === 0)
    return { unpaid: [], upcoming: [], courses: [], recent: [], hasSessions: false, feed: null }

  const appUrl = context.get(appUrlContext)
  const { name: practiceName, contact } = await context.get(practiceContext)()
  const practice = { practiceName, appUrl, address: contact.address }
  const ownCourses = await ownCoursesOf(db, user.id, bookings)
  const shown = bookings.map((booking) => ownBooking(booking, practice, now, ownCourses))
  const times = new Map(bookings.map(({ id, startsAt }) => [id, startsAt?.getTime() ?? 0]))
  const upcoming = shown
    .filter(({ stage, needsReschedule }) => stage === 'upcoming' || needsReschedule)
    .toSorted((one, other) => (times.get(one.id) ?? 0) - (times.get(other.id) ?? 0))
  const needless = new Set(bookings.filter((booking) => isInsidePaidCourse(booking, bookings)).map(({ id }) => id))
  const unpaid = shown.filter(({ id, mayPay }) => mayPay && !needless.has(id))
  const courses = shown.filter(({ course, badge, mayPay }) => course !== null && !mayPay && badge !== 'cancelled')
  const placed = new Set([...upcoming, ...unpaid, ...courses])
  const hasSessions = bookings.some(({ startsAt }) => startsAt !== null)
  return {
    unpaid,
    upcoming,
    courses,
    recent: shown.filter((booking) => !placed.has(booking)).slice(0, RECENT_SHOWN),
    hasSessions,
    feed: await shownFeed(context, { userId: user.id, astrologerId: null }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const change = chosenAction(FEED_ACTIONS, await readForm(request))
  return goTo('/dashboard', await change(context, { userId: user.id, astrologerId: null }))
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  return <MyBookings {...loaderData} />
}
