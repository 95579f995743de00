import { redirect } from 'react-router'
import { databaseContext } from '#app/http/contexts.ts'
import { listAddress } from '#app/http/list-page.ts'
import { notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { findOwnBooking } from '#db/bookings/bookings.ts'
import type { Route } from './+types/files'
import { changeFiles } from './file-actions.ts'

const pageOf = (bookingId: string) => `/dashboard/bookings/${bookingId}/answer`

async function requireOwn({ params, context }: Pick<Route.ActionArgs, 'params' | 'context'>) {
  const user = requireUser(context)
  const booking = await findOwnBooking(context.get(databaseContext), { id: params.bookingId, userId: user.id })
  if (!booking) throw notFound()
  return { user, booking }
}

export async function loader(args: Route.LoaderArgs) {
  const { booking } = await requireOwn(args)
  return redirect(pageOf(booking.id))
}

/** The client's own files. */
export async function action(args: Route.ActionArgs) {
  const { user, booking } = await requireOwn(args)
  const questionId = listAddress(args.url).wholeNumber('question')
  return changeFiles(args.request, {
    context: args.context,
    bookingId: booking.id,
    sender: { id: user.id, isClient: true },
    page: pageOf(booking.id),
    ...(questionId !== undefined && { questionId }),
  })
}
