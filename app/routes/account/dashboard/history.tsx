import { BookingHistory } from '#app/features/dashboard/booking-history.tsx'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { requireUser } from '#app/http/viewer.ts'
import { bookingView, ownCoursesOf } from '#app/routes/booking/booking-views.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { DASHBOARD } from '#content/accounts/account-pages.ts'
import { LANGUAGE } from '#content/language.ts'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import { listOwnInvoiceIds } from '#db/payments/invoices.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { listOwnAnswers } from '#db/sessions/answers.ts'
import { listForNames } from '#usecases/sessions/for-whom.ts'
import type { Route } from './+types/history'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const now = context.get(clockContext)()
  const db = context.get(databaseContext)
  const bookings = await listOwnBookings(db, user.id, LANGUAGE)
  const courses = await ownCoursesOf(db, { userId: user.id, now }, bookings)
  const keys = context.get(keyRingContext)
  const forNames = await listForNames(db, keys, user.id)
  const answered = new Set((await listOwnAnswers(db, user.id)).map(({ bookingId }) => bookingId))
  const invoiceIds = await listOwnInvoiceIds(db, user.id)
  return {
    bookings: bookings.map((booking) => ({
      ...bookingView(booking, now, courses),
      notes: unsealNotes(booking.sealedNotes, keys),
      forName: forNames.get(booking.id) ?? null,
      hasAnswer: answered.has(booking.id),
      invoiceId: invoiceIds.get(booking.id) ?? null,
    })),
  }
}

export default function History({ loaderData: { bookings } }: Route.ComponentProps) {
  if (bookings.length > 0) return <BookingHistory bookings={bookings} />
  return (
    <EmptyState title={DASHBOARD.noHistory} level={2}>
      {DASHBOARD.noHistoryLead}
    </EmptyState>
  )
}
