import { redirect } from 'react-router'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { changeFiles } from '#app/routes/booking/file-actions.ts'
import { requireBookingsInScope, requireStaff } from '#app/routes/staff/staff-visit.ts'
import type { Route } from './+types/files'

const pageOf = (bookingId: string) => `${bookingPath(bookingId)}/answer`

export async function loader({ params, context }: Route.LoaderArgs) {
  await requireBookingsInScope(requireStaff(context, 'charts-and-notes'), [params.bookingId])
  return redirect(pageOf(params.bookingId))
}

/** The files that the practice gives its client. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  await requireBookingsInScope(visit, [params.bookingId])
  const { bookingId } = params
  const sender = { id: visit.staff.id, isClient: false }
  return changeFiles(request, { context, bookingId, sender, page: pageOf(bookingId) })
}
