import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { requestText } from '#app/features/muhurta-view/request-text.ts'
import briefStyles from '#app/features/staff/bookings/brief.css?url'
import { BriefPage } from '#app/features/staff/bookings/brief-page.tsx'
import { ReadingDraft } from '#app/features/staff/bookings/reading-draft.tsx'
import { PrintButton } from '#app/features/staff/print-button.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import timelineStyles from '#app/features/timeline/timeline.css?url'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { STUDIO } from '#content/charts/studio.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { findMuhurtaRequest } from '#db/bookings/muhurta-requests.ts'
import type { Route } from './+types/brief'
import { briefHeading, requireDeskBooking } from './booking-brief.ts'
import { loadEarlierSessions } from './load-earlier-sessions.ts'
import { loadStrip } from './load-strip.ts'
import { readingLanguages } from './read-chart.ts'
import { viewBrief } from './view-brief.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
  { rel: 'stylesheet', href: timelineStyles },
  { rel: 'stylesheet', href: briefStyles },
]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, BRIEF.open)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const booking = await requireDeskBooking(visit, params.bookingId)
  const earlier = await loadEarlierSessions(visit, booking)
  const [last] = earlier
  const brief = await viewBrief(visit.db, { ...booking, ...(last && { lastSessionAt: last.at }) }, visit.now)
  const timeline = brief.kind === 'chart' && booking.askedAt === null ? await loadStrip(visit, booking) : null
  const isRead = brief.kind === 'chart' && booking.askedAt === null
  const muhurta = await findMuhurtaRequest(visit.db, visit.keys, booking.id)
  return {
    bookingId: booking.id,
    ...briefHeading(booking),
    brief,
    earlier: earlier.map(({ at, ...shown }) => shown),
    muhurta: muhurta ? requestText(muhurta) : null,
    timeline,
    readIn: isRead ? await readingLanguages(visit, booking.userId) : null,
  }
}

export default function Brief({ loaderData }: Route.ComponentProps) {
  const { bookingId, name, readIn, ...parts } = loaderData
  const { brief } = parts
  const path = bookingPath(bookingId)
  return (
    <StaffPage title={BRIEF.title(name)} back={{ to: path, label: BRIEF.backToBooking }}>
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
      {readIn && <ReadingDraft path={path} languages={readIn} />}
      <BriefPage {...parts} />
    </StaffPage>
  )
}
