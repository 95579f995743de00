import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import weekStyles from '#app/features/staff/week/week.css?url'
import { WeekScreen } from '#app/features/staff/week/week-screen.tsx'
import { practiceContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { WEEK_PAGE } from '#content/staff/week/week.ts'
import { placeOfPractice } from '#domain/births/places.ts'
import { staffMay } from '#domain/rights.ts'
import type { Route } from './+types/week'
import { loadWeek } from './load-week.ts'
import { chooseDiary } from './week-diaries.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: weekStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, WEEK_PAGE.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'desk')
  const { almanac } = await context.get(practiceContext)()
  const of = url.searchParams.get('of') ?? ''
  const { diary, tabs } = await chooseDiary(visit, { of, slug: url.searchParams.get('astrologer') ?? '' })
  return {
    tabs,
    week: diary ? await loadWeek(visit, { diary, of, place: placeOfPractice(almanac) }) : null,
    maySetHours: staffMay(visit.staff, 'availability'),
  }
}

export default function Week({ loaderData: { tabs, week, maySetHours } }: Route.ComponentProps) {
  return (
    <StaffPage title={week?.range ?? WEEK_PAGE.title}>
      {tabs.length > 0 && <LinkTabs label={WEEK_PAGE.whose} tabs={tabs} />}
      {week ? <WeekScreen week={week} /> : <NoDiary maySetHours={maySetHours} />}
    </StaffPage>
  )
}

function NoDiary({ maySetHours }: { maySetHours: boolean }) {
  const link = (
    <Link className={buttonClass({})} to="/staff/week/hours">
      {WEEK_PAGE.setHours}
    </Link>
  )
  return (
    <EmptyState title={WEEK_PAGE.noDiary} level={2} {...(maySetHours && { actions: link })}>
      {WEEK_PAGE.noDiaryLead}
    </EmptyState>
  )
}

/** The rest of the desk still works. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status < 500) return <AnsweredError error={error} />
  return (
    <StaffPage title={WEEK_PAGE.title}>
      <LoadFailure error={error} message={WEEK_PAGE.failed} retryHref={`${pathname}${search}`} />
    </StaffPage>
  )
}
