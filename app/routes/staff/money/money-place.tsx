import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { SHOWS_TABS } from '#app/features/frame/app-frame.ts'
import { PlaceTabs } from '#app/features/frame/place-tabs.tsx'
import moneyStyles from '#app/features/staff/money/money.css?url'
import { MoneyNumbers } from '#app/features/staff/money/money-numbers.tsx'
import { readAgainAfterConflict } from '#app/http/conflicts.ts'
import type { loader as loadRoot } from '#app/root.tsx'
import { PlaceFailure } from '#app/routes/staff/place-failure.tsx'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { LANGUAGE } from '#content/language.ts'
import { MONEY_PLACE } from '#content/staff/money/money-place.ts'
import { monthYear } from '#content/words/dates.ts'
import { listDueRefunds } from '#db/desk/desk-bookings.ts'
import { sumClaimsToDecide } from '#db/desk/desk-claims.ts'
import { listReceived } from '#db/desk/practice-figures.ts'
import { sumPaise } from '#domain/money.ts'
import { staffMay } from '#domain/rights.ts'
import { daysOfMonths, istMonth } from '#domain/time/date-range.ts'
import type { Route } from './+types/money-place'
import { claimsScope, recordsScope } from './money-scope.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: moneyStyles }]

export const handle = SHOWS_TABS

/** The month as three numbers, above every tab of Money. Each is of the list that it links to. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'staff')
  const { db, staff, now } = visit
  const month = istMonth(now)
  const [received, toCheck, refunds] = await Promise.all([
    staffMay(staff, 'income') ? listReceived(db, daysOfMonths(month), LANGUAGE) : null,
    sumClaimsToDecide(db, claimsScope(visit)),
    listDueRefunds(db, recordsScope(visit)),
  ])
  return {
    month,
    received: received && {
      amount: sumPaise(received.map(({ amount }) => amount)),
      count: received.reduce((sum, { payments }) => sum + payments, 0),
    },
    toCheck,
    toRefund: { amount: sumPaise(refunds.map(({ due }) => due)), count: refunds.length },
  }
}

export const shouldRevalidate = readAgainAfterConflict

export default function MoneyPlace({ loaderData }: Route.ComponentProps) {
  const { month, received, toCheck, toRefund } = loaderData
  const viewer = useRouteLoaderData<typeof loadRoot>('root')?.viewer
  const { pathname } = useLocation()
  return (
    <section className="wrap desk money">
      <header>
        <p className="hint">{monthYear(month)}</p>
        <h1 className="text-3xl">{MONEY_PLACE.title}</h1>
      </header>
      <MoneyNumbers month={month} received={received} toCheck={toCheck} toRefund={toRefund} />
      {viewer && <PlaceTabs path={pathname} viewer={viewer} counts={{ '/staff/money': toCheck.count }} />}
      <Outlet />
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PlaceFailure error={error} title={MONEY_PLACE.title} message={MONEY_PLACE.failed} />
}
