import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { DESK_PATH, DeskLists, deskTabAt } from '#app/features/staff/today/desk-lists.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import { logContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
import { listScope, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { Notice } from '#app/ui/notice.tsx'
import { remindersDetail } from '#content/staff/inbox/reminders.ts'
import { DESK } from '#content/staff/today/desk.ts'
import { requirePractice } from '#db/content/practice.ts'
import { countDesk } from '#db/desk/desk-bookings.ts'
import { countHeldUpEmails } from '#db/sessions/reminders.ts'
import { paiseFrom } from '#domain/money.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'
import { may } from '#domain/rights.ts'
import { sendReminders } from '#usecases/sessions/queue-session-reminders.ts'
import type { Route } from './+types/desk'

export function meta({ matches, location }: Route.MetaArgs) {
  return privateMeta(matches, deskTabAt(location.pathname), DESK.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'desk')
  const { db, staff, now } = visit
  const { scope, filters, params } = await listScope(visit, url)
  const [counts, heldUpEmails, practice] = await Promise.all([
    countDesk(db, scope, now),
    countHeldUpEmails(db),
    requirePractice(db),
  ])
  return {
    ...counts,
    // Of the bookings that the user sees: an astrologer with only their own sees their own income.
    revenue: may(staff.roles, 'income') ? paiseFrom(counts.revenue) : null,
    heldUpEmails,
    filters,
    params,
    canBePaid: offeredMethods(practice).length > 0,
  }
}

/** Send Reminders runs the same use-case as the daily job. */
export async function action({ context }: Route.ActionArgs) {
  const { db, staff, now } = requireStaff(context, 'desk')
  try {
    const reminders = await sendReminders(db, staff.id, now)
    const toast = { tone: 'success', title: DESK.remindersSent, detail: remindersDetail(reminders) } as const
    return moveOn(DESK_PATH, toast)
  } catch (error) {
    context.get(logContext).error({ err: error }, 'reminders were not queued')
    const toast = { tone: 'error', ...DESK.remindersFailed } as const
    return moveOn(DESK_PATH, toast)
  }
}

export const shouldRevalidate = readAgainAfterConflict

export default function Desk({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <DeskLists counts={loaderData} path={pathname}>
      {!loaderData.canBePaid && <Notice tone="danger">{DESK.noPayee}</Notice>}
      <Outlet />
    </DeskLists>
  )
}

/** A failing list does not take down the counters and the other tabs. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  if (isRouteErrorResponse(error) && error.status < 500) return <AnsweredError error={error} />

  const failure = <LoadFailure error={error} message={DESK.fetchFailed} retryHref={pathname} />
  if (loaderData) {
    return (
      <DeskLists counts={loaderData} path={pathname}>
        {failure}
      </DeskLists>
    )
  }
  return (
    <section className="wrap desk">
      <h1 className="text-3xl">{DESK.title}</h1>
      {failure}
    </section>
  )
}
