import { chartStyleFromCookies } from '#app/http/chart-style.ts'
import { practiceContext } from '#app/http/contexts.ts'
import { privateFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import type { UntimedChart } from '#domain/charts/birth-chart.ts'
import { type BriefRefusal, prepareBrief } from '#usecases/charts/prepare-brief.ts'
import { recordBriefExport } from '#usecases/desk/record-export.ts'
import type { Route } from './+types/brief-file'
import { briefHeading, requireDeskBooking } from './booking-brief.ts'
import { briefPdf } from './brief-pdf.ts'
import { loadStrip } from './load-strip.ts'

/** The brief as a PDF; 404 where the screen says why there is none. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const booking = await requireDeskBooking(visit, params.bookingId)
  if (booking.isBirthLocked) throw notFound()
  const prepared = await prepareBrief(visit.db, booking, visit.now)
  const brief = prepared.ok ? prepared.value.brief : untimedChart(prepared.refusal)
  if (!brief) throw notFound()

  const text = { ...briefHeading(booking), isPrasna: booking.askedAt !== null }
  const { charts } = await context.get(practiceContext)()
  const style = chartStyleFromCookies(request.headers.get('cookie')) ?? charts.style
  const timeline = text.isPrasna ? null : await loadStrip(visit, booking)
  const content = await briefPdf(brief, text, { style, now: visit.now, strip: timeline?.strip })
  await recordBriefExport(visit.db, { bookingId: booking.id, staffId: visit.staff.id, now: visit.now })
  // The file name must not contain anything about the client.
  return privateFile({ name: `brief-${booking.code}.pdf`, type: 'application/pdf', content, isShown: true })
}

function untimedChart(refusal: BriefRefusal): UntimedChart | undefined {
  return refusal.kind === 'incomplete' && refusal.cast.kind === 'untimed' ? refusal.cast : undefined
}
