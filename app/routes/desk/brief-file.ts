import { notFound } from '#app/http/respond.ts'
import { prepareBrief } from '#usecases/charts/prepare-brief.ts'
import type { Route } from './+types/brief-file'
import { briefHeading, requireDeskBooking } from './booking-brief.ts'
import { briefPdf } from './brief-pdf.ts'
import { requireDesk } from './desk-visit.ts'

/** The brief of a session on one sheet; there is none where the screen says why. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireDesk(context)
  const booking = await requireDeskBooking(context, visit, params.bookingId)
  if (booking.isBirthLocked) throw notFound()
  const prepared = await prepareBrief(visit.db, booking, visit.now)
  if (!prepared.ok) throw notFound()

  const words = { ...briefHeading(booking), isPrasna: booking.askedAt !== null }
  const pdf = await briefPdf(prepared.value.brief, words, visit.now)
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      // A phone shows it at once; the name is for who keeps it, and says nothing about the client.
      'Content-Disposition': `inline; filename="brief-${booking.code}.pdf"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
