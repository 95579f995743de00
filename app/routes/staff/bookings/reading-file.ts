import { privateFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { readingPdf } from '#app/routes/staff/reading-pdf.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { recordReadingExport } from '#usecases/desk/record-export.ts'
import type { Route } from './+types/reading-file'
import { requireDeskBooking } from './booking-brief.ts'
import { readChart } from './read-chart.ts'

/** The draft of a reading of a booking's birth; 404 where the screen offers none. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const booking = await requireDeskBooking(visit, params.bookingId)
  const cast = await readChart(visit, booking)
  if (!cast) throw notFound()
  const content = await readingPdf(cast, request, context)
  await recordReadingExport(visit.db, {
    subject: { kind: 'booking', id: booking.id },
    staffId: visit.staff.id,
    now: visit.now,
  })
  // The file name must not contain anything about the client.
  return privateFile({ name: `reading-${booking.code}.pdf`, type: 'application/pdf', content, isShown: true })
}
