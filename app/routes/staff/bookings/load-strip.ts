import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import type { BriefTimelineProps } from '#app/features/timeline/brief-timeline.tsx'
import { rectificationPath, timelineHref } from '#app/features/timeline/timeline-address.ts'
import { viewTimeline } from '#app/features/timeline/view-timeline.ts'
import { loadLifeOfBooking } from '#app/routes/staff/life/load-life.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { timelineOf, timelineWindow } from '#domain/charts/timeline.ts'
import { istDate } from '#domain/time/india-time.ts'

/** The years around the session of a booking. */
export async function loadStrip(visit: StaffVisit, booking: DeskBookingView): Promise<BriefTimelineProps | null> {
  const { cast, events, sessions } = await loadLifeOfBooking(visit, booking.id)
  if (!cast) return null
  const day = istDate(booking.startsAt ?? visit.now)
  const { offsetSeconds } = cast.instant
  const path = bookingPath(booking.id)
  const timeline = timelineOf(cast, timelineWindow('decade', day, cast.birth.date))
  return {
    strip: viewTimeline(timeline, { offsetSeconds, nowMs: visit.now.getTime(), events, sessions }),
    href: timelineHref(path, 'decade', day),
    rectifyHref: rectificationPath(path),
  }
}
