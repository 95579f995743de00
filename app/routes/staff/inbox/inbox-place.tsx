import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { SHOWS_TABS } from '#app/features/frame/app-frame.ts'
import { AREA_NAVIGATION } from '#app/features/frame/area-navigation.ts'
import { navPlaceAt } from '#app/features/frame/areas.ts'
import { PlaceTabs } from '#app/features/frame/place-tabs.tsx'
import inboxStyles from '#app/features/staff/inbox/inbox.css?url'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import type { loader as loadRoot } from '#app/root.tsx'
import { PlaceFailure } from '#app/routes/staff/place-failure.tsx'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { INBOX } from '#content/staff/inbox/inbox.ts'
import { countWaiting } from '#db/content/admin-overview.ts'
import { countWaitingQuestions } from '#db/learning/lesson-questions.ts'
import { countReviews } from '#db/sessions/reviews.ts'
import { staffMay } from '#domain/rights.ts'
import { listMissedReminders } from '#usecases/sessions/queue-session-reminders.ts'
import type { Route } from './+types/inbox-place'
import { listUndelivered } from './undelivered-emails.ts'

export const handle = SHOWS_TABS

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: inboxStyles }]

export function meta({ matches, location }: Route.MetaArgs) {
  const tab = navPlaceAt(AREA_NAVIGATION.staff, location.pathname)?.item.label ?? INBOX.title
  return privateMeta(matches, tab, INBOX.title)
}

/** What waits behind each tab that the user may open. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'staff')
  const [reviews, questions, reminders, fromAdmin] = await Promise.all([
    countReviews(visit.db, visit.scope),
    staffMay(visit.staff, 'enrollments') ? countWaitingQuestions(visit.db) : 0,
    staffMay(visit.staff, 'desk') ? countReminders(visit) : 0,
    staffMay(visit.staff, 'admin') ? countWaiting(visit.db) : undefined,
  ])
  return {
    counts: {
      '/staff/inbox/messages': fromAdmin?.messages ?? 0,
      '/staff/inbox/suggestions': fromAdmin?.suggestions ?? 0,
      '/staff/inbox/reviews': reviews.waiting ?? 0,
      '/staff/inbox/questions': questions,
      '/staff/inbox/reminders': reminders,
      '/staff/inbox/emails': fromAdmin?.failedEmails ?? 0,
    },
  }
}

async function countReminders(visit: StaffVisit): Promise<number> {
  const [missed, failed] = await Promise.all([
    listMissedReminders(visit.db, visit.scope, visit.now),
    listUndelivered(visit),
  ])
  return missed.length + (failed?.length ?? 0)
}

export const shouldRevalidate = readAgainAfterConflict

export default function InboxPlace({ loaderData: { counts } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof loadRoot>('root')?.viewer
  const { pathname } = useLocation()
  return (
    <section className="wrap desk inbox">
      <h1 className="text-3xl">{INBOX.title}</h1>
      {viewer && <PlaceTabs path={pathname} viewer={viewer} counts={counts} />}
      <Outlet />
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PlaceFailure error={error} title={INBOX.title} message={INBOX.failed} />
}
