import { redirect } from 'react-router'
import { listAddress } from '#app/http/list-page.ts'
import type { Route } from './+types/files'
import { changeFiles } from './file-actions.ts'
import { requireOwnBooking } from './own-booking.ts'

const pageOf = (bookingId: string) => `/dashboard/bookings/${bookingId}/answer`

export async function loader({ params, context }: Route.LoaderArgs) {
  const { booking } = await requireOwnBooking(params.bookingId, context)
  return redirect(pageOf(booking.id))
}

/** The client's own files. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { booking } = await requireOwnBooking(params.bookingId, context)
  const questionId = listAddress(url).wholeNumber('question')
  return changeFiles(request, {
    context,
    bookingId: booking.id,
    sender: { id: booking.userId, isClient: true },
    page: pageOf(booking.id),
    ...(questionId !== undefined && { questionId }),
  })
}
