import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { requestText } from '#app/features/muhurta-view/request-text.ts'
import { BriefPage } from '#app/features/staff/bookings/brief-page.tsx'
import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import type { EarlierSession } from '#app/features/staff/bookings/earlier-sessions.tsx'
import { DeskPage } from '#app/features/staff/desk-page.tsx'
import { PrintButton } from '#app/features/staff/print-button.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { type DeskVisit, requireDesk } from '#app/routes/staff/desk-visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { serviceText } from '#content/booking/service-text.ts'
import { STUDIO } from '#content/charts/studio.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { longDay } from '#content/words/dates.ts'
import { findMuhurtaRequest } from '#db/bookings/muhurta-requests.ts'
import { listClientBookings } from '#db/desk/desk-bookings.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { listOwnAnswers } from '#db/sessions/answers.ts'
import { earlierSessions, heldAt } from '#domain/sessions/earlier-sessions.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/brief'
import { briefHeading, requireDeskBooking } from './booking-brief.ts'
import { viewBrief } from './view-brief.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, BRIEF.open)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireDesk(context, 'charts-and-notes')
  const booking = await requireDeskBooking(visit, params.bookingId)
  const earlier = await loadEarlierSessions(visit, booking)
  const [last] = earlier
  const brief = await viewBrief(visit.db, { ...booking, ...(last && { lastSessionAt: last.at }) }, visit.now)
  const muhurta = await findMuhurtaRequest(visit.db, visit.keys, booking.id)
  return {
    bookingId: booking.id,
    ...briefHeading(booking),
    brief,
    earlier: earlier.map(({ at, ...shown }) => shown),
    muhurta: muhurta ? requestText(muhurta) : null,
  }
}

export default function Brief({ loaderData }: Route.ComponentProps) {
  const { bookingId, name, ...parts } = loaderData
  const { brief } = parts
  const path = bookingPath(bookingId)
  return (
    <DeskPage title={BRIEF.title(name)} back={{ to: path, label: BRIEF.backToBooking }}>
      {brief.kind !== 'none' && (
        <div className="flex flex-wrap gap-3 no-print">
          <ButtonLink tone="secondary" href={`${path}/brief.pdf`}>
            {BRIEF.pdf}
          </ButtonLink>
          <ButtonLink tone="secondary" href={`${path}/studio`}>
            {STUDIO.openBooking}
          </ButtonLink>
          <PrintButton />
        </div>
      )}
      <BriefPage {...parts} />
    </DeskPage>
  )
}

/** The client's sessions before this one, within the scope of the viewer, the latest first. */
async function loadEarlierSessions(
  { db, keys, scope }: DeskVisit,
  booking: DeskBookingView,
): Promise<(EarlierSession & { readonly at: Date })[]> {
  const [bookings, answers] = await Promise.all([
    listClientBookings(db, scope, booking.userId),
    listOwnAnswers(db, booking.userId),
  ])
  const answered = new Map(answers.map(({ bookingId, publishedAt }) => [bookingId, longDay(istDate(publishedAt))]))
  return earlierSessions(bookings, booking).map((earlier) => ({
    id: earlier.id,
    code: earlier.code,
    serviceName: serviceText(earlier),
    at: heldAt(earlier),
    heldOn: longDay(istDate(heldAt(earlier))),
    notes: unsealNotes(earlier.sealedPrivateNotes, keys),
    answeredOn: answered.get(earlier.id) ?? null,
  }))
}
