import { redirect } from 'react-router'
import { DueList } from '#app/features/dashboard/due-list.tsx'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireUser } from '#app/http/viewer.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { BALANCE_DUE } from '#content/booking/account.ts'
import { LANGUAGE } from '#content/language.ts'
import { formatRupees } from '#content/words/money.ts'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import { dueBookings, sumOfBalances } from '#domain/payments/due-bookings.ts'
import type { Route } from './+types/balance'
import { bookingView } from './booking-views.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, BALANCE_DUE.title)
}

/** Where "Pay what is due" leads: to the payment of the one booking, or to a choice among several. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const now = context.get(clockContext)()
  const due = dueBookings(await listOwnBookings(context.get(databaseContext), user.id, LANGUAGE), now)
  const [only, another] = due
  if (only && !another) throw redirect(`/book/payment/${only.id}`)
  return {
    total: formatRupees(sumOfBalances(due)),
    due: due.map((booking) => {
      const { id, code, serviceName, session, partPaid } = bookingView(booking, now)
      return { id, code, serviceName, session, partPaid, amount: formatRupees(booking.balance) }
    }),
  }
}

export default function Balance({ loaderData: { total, due } }: Route.ComponentProps) {
  const isDue = due.length > 0
  return (
    <OneCardPage
      title={isDue ? BALANCE_DUE.title : BALANCE_DUE.none}
      lead={isDue ? BALANCE_DUE.lead(total) : BALANCE_DUE.noneLead}
    >
      {isDue ? <DueList due={due} /> : <ButtonLink href="/dashboard">{BALANCE_DUE.dashboard}</ButtonLink>}
    </OneCardPage>
  )
}
